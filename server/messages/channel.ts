import { carrierText } from '../../contract/messages/carrierText.rules';
import type { MessageAudience, MessageFailure, MessageKind } from '../../contract/messages/message.schema';

/** A message as it is passed to a channel. */
export interface Outgoing {
  /** Identifies the message to the provider; the same for every attempt. */
  key: string;
  kind: MessageKind;
  audience: MessageAudience;
  /** The booking; null for an offer to an entry of the waiting list. */
  guestId: number | null;
  /** A telephone number with hyphens; null if unknown. */
  to: string | null;
  text: string;
  /** Of an offer: until when the seats are held once it is delivered. */
  holdUntil?: string;
  /** The text that is kept of it, if that is another one. */
  keptText?: string;
  variables: Record<string, string>;
}

/** A message with texts as carriers send them, whatever the channel: what the operator was shown is what goes out. */
export const asSent = ({ text, keptText, variables, ...message }: Outgoing): Outgoing => ({
  ...message,
  text: carrierText(text).text,
  ...(keptText !== undefined && { keptText: carrierText(keptText).text }),
  variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, carrierText(value).text])),
});

/** Sends messages. Throws if a message is not sent: a SendFailure if the reason is known. */
export interface Channel {
  send: (message: Outgoing, signal: AbortSignal) => Promise<void>;
  /** Whether the provider has taken a message since an instant, by its key; absent if the provider cannot be asked. */
  find?: (message: Outgoing, since: string, signal: AbortSignal) => Promise<boolean>;
}

/** Why a message was not sent. `detail` is a provider's code, never its text, which may quote the number. */
export class SendFailure extends Error {
  constructor(
    readonly failure: MessageFailure,
    readonly detail: string | null = null,
  ) {
    super(failure);
    this.name = 'SendFailure';
  }
}

/** Failures that a retry cannot fix. */
export const isPermanent = (failure: MessageFailure): boolean => failure === 'REFUSED' || failure === 'NO_RECIPIENT';

const CODE = /^[A-Za-z0-9_.-]{1,40}$/;
/** A provider's error code, if the value has the form of one; arbitrary text is rejected. */
export const codeIn = (value: unknown): string | null => (typeof value === 'string' && CODE.test(value) ? value : null);

/** Transient refusals: request time-out, too many requests. */
const PASSING = [408, 429];
/** A gateway has not heard from the provider behind it. */
const GATEWAY_TIMEOUT = 504;
/** The failure that an HTTP status means for the message; null if it was accepted. */
export const failureOfStatus = (status: number): MessageFailure | null => {
  if (status >= 200 && status < 300) return null;
  if (status === GATEWAY_TIMEOUT) return 'TIMEOUT';
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'REFUSED' : 'PROVIDER';
};

/** A provider's answer is some hundred bytes. */
const ANSWER_MOST = 64 * 1024;

/**
 * The text of an answer, read to its end: one that is cut off does not count as accepted. One that does not end is not
 * kept in memory either.
 */
export const readAnswer = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > ANSWER_MOST) throw new SendFailure('PROVIDER', 'TOO_LONG');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
};
