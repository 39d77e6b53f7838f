import { createHmac, randomBytes } from 'node:crypto';
import type { MessageKind } from '#contract/messages/message.schema';
import type { Context } from '#server/context';
import { codeIn, failureOfStatus, readResponse, SendFailure, type Channel, type Outgoing } from '../channel';
import { SMS_BYTES, smsBytes } from './smsLength';

export interface SolapiSettings {
  url: string;
  apiKey: string;
  apiSecret: string;
  /** Registered with the provider. */
  sender: string;
  /** KakaoTalk channel; null to send SMS only. */
  pfId: string | null;
  /** Approved AlimTalk templates; a message without one is sent as SMS. */
  templates: Partial<Record<MessageKind | 'OPERATOR', string>>;
}

const digits = (tel: string): string => tel.replace(/\D/g, '');

/** Timestamp and salt, signed with the secret. */
export const solapiAuthorization = (
  { apiKey, apiSecret }: Pick<SolapiSettings, 'apiKey' | 'apiSecret'>,
  date: string,
  salt: string,
): string =>
  `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, ` +
  `signature=${createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex')}`;

const kakaoOptions = ({ pfId, templates }: SolapiSettings, { kind, audience, variables }: Outgoing) => {
  if (pfId === null || kind === 'TEST') return null;
  const templateId = templates[audience === 'operator' ? 'OPERATOR' : kind];
  if (templateId === undefined) return null;
  return {
    pfId,
    templateId,
    variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [`#{${name}}`, value])),
    // Recipients without KakaoTalk get the text as SMS.
    disableSms: false,
  };
};

const bodyOf = (settings: SolapiSettings, message: Outgoing, to: string) => {
  const kakao = kakaoOptions(settings, message);
  const textType = smsBytes(message.text) > SMS_BYTES ? 'LMS' : 'SMS';
  return {
    message: {
      to,
      from: digits(settings.sender),
      text: message.text,
      type: kakao ? 'ATA' : textType,
      ...(kakao ? { kakaoOptions: kakao } : {}),
      customFields: { key: message.key },
    },
  };
};

/** Accepted; every other code in a 200 response is the reason for the failure. */
const ACCEPTED = /^2\d{3}$/;

/** A page of an intermediary is not JSON. */
const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** More than the messages of a number between two attempts. */
const FOUND_MOST = 200;

/** In a response of `GET /messages/v4/list`. */
const hasKey = (json: string, key: string): boolean => {
  const { messageList } = JSON.parse(json) as { messageList?: Record<string, { customFields?: { key?: string } }> };
  if (!messageList) throw new SendFailure('PROVIDER', 'NO_LIST');
  return Object.values(messageList).some(({ customFields }) => customFields?.key === key);
};

/**
 * KakaoTalk AlimTalk with SMS or LMS as fallback, by Solapi's REST API (`POST /messages/v4/send`). The API documents no
 * idempotency. `customFields` carry the message's key, and after a timeout the list of messages is searched for it.
 */
export const solapiChannel = (
  settings: SolapiSettings,
  clock: Context['clock'],
  generateSalt: () => string = () => randomBytes(16).toString('hex'),
): Channel => ({
  send: async (message, signal) => {
    const to = digits(message.to ?? '');
    if (to === '') throw new SendFailure('NO_RECIPIENT');
    const response = await fetch(new URL('/messages/v4/send', settings.url), {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        authorization: solapiAuthorization(settings, clock().toISOString(), generateSalt()),
      },
      body: JSON.stringify(bodyOf(settings, message, to)),
    });
    const text = await readResponse(response);
    const failure = failureOfStatus(response.status);
    if (failure) throw new SendFailure(failure, codeOf(text, 'errorCode') ?? String(response.status));
    if (!isJson(text)) throw new SendFailure('PROVIDER', 'NO_JSON');
    const status = codeOf(text, 'statusCode');
    if (status !== null && !ACCEPTED.test(status)) throw new SendFailure('REFUSED', status);
  },
  find: async ({ key, to }, since, signal) => {
    const url = new URL('/messages/v4/list', settings.url);
    const wanted = { criteria: 'to,dateCreated', cond: 'eq,gte', value: `${digits(to ?? '')},${since}` };
    url.search = new URLSearchParams({ ...wanted, limit: String(FOUND_MOST) }).toString();
    const authorization = solapiAuthorization(settings, clock().toISOString(), generateSalt());
    const response = await fetch(url, { signal, redirect: 'error', headers: { authorization } });
    const text = await readResponse(response);
    const failure = failureOfStatus(response.status);
    if (failure) throw new SendFailure(failure, String(response.status));
    return hasKey(text, key);
  },
});

const codeOf = (json: string, field: 'errorCode' | 'statusCode'): string | null => {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null && field in parsed
      ? codeIn((parsed as Record<string, unknown>)[field])
      : null;
  } catch {
    return null;
  }
};
