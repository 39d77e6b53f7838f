/** Which stories show a text, by its key: gathered by the story run, written by npm run visual:accept. */
export const COPY_PLACES: Record<string, string> = {};
