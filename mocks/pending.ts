/** Number of the story's requests without a response (`waits` in handlers.ts). */
export const pending = { count: 0 };
