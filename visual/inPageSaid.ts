/**
 * Runs inside Storybook's preview page, as a part of inPage.ts: determines which texts of the catalogue are on the
 * page.
 */

type Said = Map<string, Set<string>>;

/** Texts read when a module was loaded, before any story; they may belong to any story that shows them. */
const early: Said = new Map();

const condensed = (text: string): string => text.replaceAll(/\s/g, '');

const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
/** All text of the page without whitespace, including text for screen readers. */
const pageText = (): string => {
  const named = [...document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(','))];
  const attributes = named.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  return condensed([document.body.innerText, ...attributes].join('\u0000'));
};

const take = (): [string, Set<string>][] => {
  const said: Said = globalThis.saidTexts ?? new Map<string, Set<string>>();
  const entries = [...said];
  said.clear();
  return entries;
};

/** Called after a story's modules are loaded and before it is rendered. */
export const beginSaid = (): void => {
  for (const [key, texts] of take()) early.set(key, new Set([...(early.get(key) ?? []), ...texts]));
};

/** Keys of the texts that the story has read and that are on its page now. */
export const endSaid = (): string[] => {
  const page = pageText();
  const seen = (texts: Set<string>): string[] =>
    [...texts].map(condensed).filter((text) => text !== '' && page.includes(text));
  const shown = take()
    .map(([key, texts]) => [key, seen(texts)] as const)
    .filter(([, texts]) => texts.length > 0);
  const explained = new Set(shown.flatMap(([, texts]) => texts));
  const keys = shown.map(([key]) => key);
  // A text that was read early counts only if no other text accounts for the same words.
  for (const [key, texts] of early)
    if (!keys.includes(key) && seen(texts).some((text) => text.length > 1 && !explained.has(text))) keys.push(key);
  return keys;
};
