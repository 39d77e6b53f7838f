import type { Message, MessageKind } from './message.schema';

export const MESSAGES_PER_PAGE = 20;

/** If it is parked or resolved by the operator, and still valid. */
export const allowsRetry = ({ state, failure, holds }: Pick<Message, 'state' | 'failure' | 'holds'>): boolean =>
  holds && (state === 'PARKED' || (state === 'DROPPED' && failure === 'HANDLED'));

/** All others are urgent. */
export const isOnlyByDay = (kind: MessageKind): boolean => kind === 'REMINDER';

/** Then the message is parked. */
export const MESSAGE_ATTEMPTS = 6;
