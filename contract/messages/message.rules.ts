/** Messages on one page of the operator's list. */
export const MESSAGES_PER_PAGE = 20;

/** How often a message is tried before it is parked. */
export const MESSAGE_ATTEMPTS = 6;
