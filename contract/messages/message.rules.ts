import type { Message } from './message.schema';

/** Messages on one page of the operator's list. */
export const MESSAGES_PER_PAGE = 20;

/**
 * Whether a message can be sent again: it was given up, or put aside by the operator, and still holds.
 */
export const allowsRetry = ({ state, failure, holds }: Pick<Message, 'state' | 'failure' | 'holds'>): boolean =>
  holds && (state === 'PARKED' || (state === 'DROPPED' && failure === 'HANDLED'));

/** How often a message is tried before it is parked. */
export const MESSAGE_ATTEMPTS = 6;
