/**
 * Runs inside Storybook's preview page, as a part of inPage.ts: determines which texts of the catalogue are on the
 * page, and which letters are not drawn with a bundled font.
 */

type Texts = Map<string, Set<string>>;

/** Texts read when a module was loaded, before any story; they may belong to any story that shows them. */
const early: Texts = new Map();

const condensed = (text: string): string => text.replaceAll(/\s/g, '');

const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
/** All text of the page without whitespace, including text for screen readers. */
const pageText = (): string => {
  const named = [...document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(','))];
  const attributes = named.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  return condensed([document.body.innerText, ...attributes].join('\u0000'));
};

/** Forgets the texts of a story that is over. */
export const forgetTexts = (): void => globalThis.saidTexts?.clear();

/** Called after a story's modules are loaded and before it is rendered. */
export const beginTexts = (): void => {
  for (const [key, texts] of globalThis.saidTexts ?? []) early.set(key, new Set([...(early.get(key) ?? []), ...texts]));
  forgetTexts();
};

/** Keys of the texts that the story has read and that are on its page now. */
export const shownTexts = (): string[] => {
  const page = pageText();
  const seen = (texts: Set<string>): string[] =>
    [...texts].map(condensed).filter((text) => text !== '' && page.includes(text));
  const shown = [...(globalThis.saidTexts ?? [])]
    .map(([key, texts]) => [key, seen(texts)] as const)
    .filter(([, texts]) => texts.length > 0);
  const explained = new Set(shown.flatMap(([, texts]) => texts));
  const keys = shown.map(([key]) => key);
  // A text that was read early counts only if no other text accounts for the same words.
  for (const [key, texts] of early)
    if (!keys.includes(key) && seen(texts).some((text) => text.length > 1 && !explained.has(text))) keys.push(key);
  return keys;
};

/** Input types whose text the browser writes itself, such as the format of a date or the button of a file input. */
const OWN_TEXT = /^(date|time|month|week|datetime-local|file|submit|reset)$/;

const letters = (element: Element): string => {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  if (element instanceof HTMLTextAreaElement) return element.value || element.placeholder;
  if (element instanceof HTMLInputElement)
    return OWN_TEXT.test(element.type) ? `${element.type}${element.value}` : element.value || element.placeholder;
  return [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
};
const pseudoLetters = (element: Element): string =>
  ['::before', '::after', '::marker']
    .map((pseudo) => /^"(.*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1] ?? '')
    .join('');

const unquoted = (family: string): string => family.trim().replaceAll(/["']/g, '');
let bundled: Map<string, [from: number, to: number][]> | null = null;
/** The characters that the bundled files of a font contain (`unicode-range`, such as `U+AC00-AC0F, U+25A0`). */
const rangesOf = (family: string): [from: number, to: number][] => {
  bundled ??= [...document.fonts].reduce((fonts, { family: name, unicodeRange }) => {
    const ranges = [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, from = '', to = from]): [number, number] => [parseInt(from, 16), parseInt(to, 16)],
    );
    return fonts.set(unquoted(name), [...(fonts.get(unquoted(name)) ?? []), ...ranges]);
  }, new Map<string, [number, number][]>());
  return bundled.get(family) ?? [];
};
const proven = new Set<string>();

/**
 * The letters on the page that the element's first font does not contain in a bundled file: the machine's fonts, or an
 * empty box, would show them. scripts/fonts/fonts.test.ts proves that the files contain what their range declares.
 */
export const foreignLetters = (): string[] => {
  const foreign = new Map<string, Set<string>>();
  for (const element of document.body.querySelectorAll('*')) {
    // Most elements of a long collapsed list are not rendered, so the cheapest check comes first.
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const drawn = condensed(letters(element) + pseudoLetters(element));
    if (drawn === '') continue;
    const family = unquoted(getComputedStyle(element).fontFamily.split(',')[0] ?? '');
    for (const letter of drawn) {
      if (proven.has(family + letter)) continue;
      const code = letter.codePointAt(0) ?? 0;
      if (rangesOf(family).some(([from, to]) => from <= code && code <= to)) proven.add(family + letter);
      else foreign.set(family, (foreign.get(family) ?? new Set()).add(letter));
    }
  }
  return [...foreign].map(([family, all]) => `이 컴퓨터의 글꼴로 그린 글자가 있습니다: ${family} ${[...all].join('')}`);
};
