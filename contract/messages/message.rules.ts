import type { Message, MessageKind } from './message.schema';

/** Messages on one page of the operator's list. */
export const MESSAGES_PER_PAGE = 20;

/** Whether a message can be sent again: it was parked, or resolved by the operator, and is still valid. */
export const allowsRetry = ({ state, failure, holds }: Pick<Message, 'state' | 'failure' | 'holds'>): boolean =>
  holds && (state === 'PARKED' || (state === 'DROPPED' && failure === 'HANDLED'));

/** Whether a message is only sent by day, however late it was queued or tried again; others are news that cannot wait. */
export const isOnlyByDay = (kind: MessageKind): boolean => kind === 'REMINDER';

/** Number of attempts before a message is parked. */
export const MESSAGE_ATTEMPTS = 6;
