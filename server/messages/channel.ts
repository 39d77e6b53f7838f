import type { MessageAudience, MessageFailure, MessageKind } from '../../contract/messages/message.schema';

/** A message as a channel is given it. */
export interface Outgoing {
  /** Names the message for the provider: sent again, it is the same. */
  key: string;
  kind: MessageKind;
  audience: MessageAudience;
  guestId: number;
  /** A phone number with hyphens; null where none is known. */
  to: string | null;
  text: string;
  variables: Record<string, string>;
}

/** Sends messages. What is not sent throws: a SendFailure where the reason is known. */
export interface Channel {
  send: (message: Outgoing, signal: AbortSignal) => Promise<void>;
}

/** Why a message was not sent. `detail` is a provider's code, never its words: they may quote the number. */
export class SendFailure extends Error {
  constructor(
    readonly failure: MessageFailure,
    readonly detail: string | null = null,
  ) {
    super(failure);
    this.name = 'SendFailure';
  }
}

/** The failures that another attempt would only repeat. */
export const isPermanent = (failure: MessageFailure): boolean => failure === 'REFUSED' || failure === 'NO_RECIPIENT';

const CODE = /^[A-Za-z0-9_.-]{1,40}$/;
/** A code that a provider answered, if it is one: a text could hold anything. */
export const codeIn = (value: unknown): string | null => (typeof value === 'string' && CODE.test(value) ? value : null);

/** Refusals that may pass: asked too slowly, asked too often. */
const PASSING = [408, 429];
/** What an answer's status means for the message: null where it is accepted. */
export const failureOfStatus = (status: number): MessageFailure | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'REFUSED' : 'PROVIDER';
};
