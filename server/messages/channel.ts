import { carrierText } from '#contract/messages/carrierText.rules';
import type { MessageAudience, MessageFailure, MessageKind } from '#contract/messages/message.schema';

export interface Outgoing {
  /** Identifies the message to the provider; the same for every attempt. */
  key: string;
  /** TEST: the operator's own, which is not in the outbox. */
  kind: MessageKind | 'TEST';
  audience: MessageAudience;
  /** Null for an offer to an entry of the waiting list. */
  guestId: number | null;
  /** With hyphens; null if unknown. */
  to: string | null;
  text: string;
  /** For an offer: the end of the hold, which begins with the delivery. */
  holdUntil?: string;
  /** Stored instead of the text. */
  storedText?: string;
  variables: Record<string, string>;
}

/** Converts texts for carriers, on every channel, so that the operator sees the sent text. */
export const asSent = ({ text, storedText, variables, ...message }: Outgoing): Outgoing => ({
  ...message,
  text: carrierText(text).text,
  ...(storedText !== undefined && { storedText: carrierText(storedText).text }),
  variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, carrierText(value).text])),
});

/** Throws if a message is not sent: a SendFailure if the reason is known. */
export interface Channel {
  send: (message: Outgoing, signal: AbortSignal) => Promise<void>;
  /** Whether the provider has accepted the message since an instant; absent if the provider has no such query. */
  find?: (message: Outgoing, since: string, signal: AbortSignal) => Promise<boolean>;
}

/** `detail` is a provider's code, never its text, which may quote the number. */
export class SendFailure extends Error {
  constructor(
    readonly failure: MessageFailure,
    readonly detail: string | null = null,
  ) {
    super(failure);
    this.name = 'SendFailure';
  }
}

/** A retry cannot fix these. */
export const isPermanent = (failure: MessageFailure): boolean => failure === 'REFUSED' || failure === 'NO_RECIPIENT';

const CODE = /^[A-Za-z0-9_.-]{1,40}$/;
/** Null for text that is not a code. */
export const codeIn = (value: unknown): string | null => (typeof value === 'string' && CODE.test(value) ? value : null);

/** Transient refusals: request timeout, too many requests. */
const PASSING = [408, 429];
/** The provider may have received the message. */
const GATEWAY_TIMEOUT = 504;
/** Null if the message was accepted. */
export const failureOfStatus = (status: number): MessageFailure | null => {
  if (status >= 200 && status < 300) return null;
  if (status === GATEWAY_TIMEOUT) return 'TIMEOUT';
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'REFUSED' : 'PROVIDER';
};

/** A provider's response has some hundred bytes. */
const MOST_RESPONSE_BYTES = 64 * 1024;

/**
 * Reads to the end, because a truncated response does not count as accepted. Limits the size, because an endless one
 * must not fill the memory.
 */
export const readResponse = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MOST_RESPONSE_BYTES) throw new SendFailure('PROVIDER', 'TOO_LONG');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
};
