import type { Message, MessageKind } from './message.schema';

export const MESSAGES_PER_PAGE = 20;

/** After it was parked, or resolved by the operator, while it is still valid. */
export const allowsRetry = ({ state, failure, holds }: Pick<Message, 'state' | 'failure' | 'holds'>): boolean =>
  holds && (state === 'PARKED' || (state === 'DROPPED' && failure === 'HANDLED'));

/** The others are news that cannot wait for the day. */
export const isOnlyByDay = (kind: MessageKind): boolean => kind === 'REMINDER';

/** Then the message is parked. */
export const MESSAGE_ATTEMPTS = 6;
