import { createHmac, randomBytes } from 'node:crypto';
import type { MessageKind } from '../../contract/messages/message.schema';
import type { Context } from '../context';
import { codeIn, failureOfStatus, SendFailure, type Channel, type Outgoing } from './channel';
import { SMS_BYTES, smsBytes } from './smsLength';

export interface SolapiSettings {
  url: string;
  apiKey: string;
  apiSecret: string;
  /** The number that messages come from; it is registered with the provider. */
  sender: string;
  /** The KakaoTalk channel; null where messages go as SMS only. */
  pfId: string | null;
  /** The approved AlimTalk templates; a message without one goes as SMS. */
  templates: Partial<Record<MessageKind | 'OPERATOR', string>>;
}

const digits = (tel: string): string => tel.replace(/\D/g, '');

/** The provider's authorization header: the instant and a salt, signed with the secret. */
export const solapiAuthorization = (
  { apiKey, apiSecret }: Pick<SolapiSettings, 'apiKey' | 'apiSecret'>,
  date: string,
  salt: string,
): string =>
  `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, ` +
  `signature=${createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex')}`;

const kakaoOptions = ({ pfId, templates }: SolapiSettings, { kind, audience, variables }: Outgoing) => {
  const templateId = templates[audience === 'operator' ? 'OPERATOR' : kind];
  if (pfId === null || templateId === undefined) return null;
  return {
    pfId,
    templateId,
    variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [`#{${name}}`, value])),
    // Who has no KakaoTalk gets the text as SMS.
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

/** Accepted for sending; every other code of a 200 says why not. */
const ACCEPTED = /^2\d{3}$/;

/**
 * KakaoTalk AlimTalk with SMS or LMS behind it, over Solapi's REST interface (`POST /messages/v4/send`). The interface
 * documents no idempotency: our key travels in `customFields`, where a doubled message can be recognised.
 */
export const solapiChannel = (
  settings: SolapiSettings,
  clock: Context['clock'],
  drawSalt: () => string = () => randomBytes(16).toString('hex'),
): Channel => ({
  send: async (message, signal) => {
    const to = digits(message.to ?? '');
    if (to === '') throw new SendFailure('NO_RECIPIENT');
    const answer = await fetch(new URL('/messages/v4/send', settings.url), {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        authorization: solapiAuthorization(settings, clock().toISOString(), drawSalt()),
      },
      body: JSON.stringify(bodyOf(settings, message, to)),
    });
    const text = await answer.text();
    const failure = failureOfStatus(answer.status);
    if (failure) throw new SendFailure(failure, codeOf(text, 'errorCode') ?? String(answer.status));
    const status = codeOf(text, 'statusCode');
    if (status !== null && !ACCEPTED.test(status)) throw new SendFailure('REFUSED', status);
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
