/**
 * The web address in a text the operator typed, or null: anything else, `javascript:` first of all, must not become a
 * link.
 */
export const webAddress = (text: string | null | undefined): string | null =>
  text && /^https?:\/\//i.test(text.trim()) ? text.trim() : null;
