/** How many requests of the story on the page are never answered on purpose (`waits` in handlers.ts). */
export const unanswered = { count: 0 };
