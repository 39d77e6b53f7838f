/** How many requests of the story on the page never get a response on purpose (`waits` in handlers.ts). */
export const pending = { count: 0 };
