/** A part of inPage.ts: which texts of the catalogue are on the page, and which letters no bundled font draws. */

/** Texts read when a module was loaded, before any story; they may belong to any story that shows them. */
const early = new Map<string, Set<string>>();

const condensed = (text: string): string => text.replaceAll(/\s/g, '');

const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
/** The texts for screen readers and tooltips. */
const attributeTexts = (): string[] => {
  const named = [...document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(','))];
  return named.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
};
/** All text of the page without whitespace, including text for screen readers. */
const pageText = (): string => condensed([document.body.innerText, ...attributeTexts()].join('\u0000'));
/** The same, one text for each text node and attribute. */
const wholeTexts = (): Set<string> => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = attributeTexts();
  while (nodes.nextNode()) texts.push(nodes.currentNode.nodeValue ?? '');
  return new Set(texts.map(condensed));
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
  const seen = (texts: Set<string>) => [...texts].map(condensed).filter((text) => text !== '' && page.includes(text));
  const shown = new Map([...(globalThis.saidTexts ?? [])].map(([key, texts]) => [key, seen(texts)]));
  const explained = new Set([...shown.values()].flat());
  const keys = [...shown].filter(([, texts]) => texts.length > 0).map(([key]) => key);
  // A text that was read early counts only if it stands alone and no other text accounts for the same words.
  const whole = wholeTexts();
  const counts = (text: string) => text.length > 1 && whole.has(text) && !explained.has(text);
  const others = [...early].filter(([, texts]) => seen(texts).some(counts));
  return [...new Set([...keys, ...others.map(([key]) => key)])];
};

/** The letters that an element draws itself. */
const lettersOf = (element: Element): string => {
  const pseudo = ['::before', '::after', '::marker'].map((name) => getComputedStyle(element, name).content);
  const { value = '', placeholder = '', selectedOptions } = element as Partial<HTMLInputElement & HTMLSelectElement>;
  const typed = selectedOptions ? selectedOptions[0]?.label : value || placeholder;
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const drawn = [
    typed,
    ...texts.map(({ nodeValue }) => nodeValue),
    ...pseudo.map((text) => /^"(.*)"$/.exec(text)?.[1]),
  ];
  return condensed(drawn.join(''));
};

const unquoted = (family = ''): string => family.trim().replaceAll(/["']/g, '');
/** By the name of a font, what matches the letters in its bundled files (`unicode-range`: `U+AC00-AC0F, U+25A0`). */
const bundledLetters = (): Map<string, RegExp> => {
  const classes = new Map<string, string>();
  for (const { family, unicodeRange } of document.fonts) {
    const ranges = unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
    const codes = [...ranges].map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`).join('');
    classes.set(unquoted(family), `${classes.get(unquoted(family)) ?? ''}${codes}`);
  }
  return new Map([...classes].map(([family, codes]) => [family, new RegExp(`[${codes}]`, 'gu')]));
};
let bundled: Map<string, RegExp> | null = null;

/**
 * The letters on the page that the element's first font does not contain in a bundled file: the machine's fonts, or an
 * empty box, would show them. scripts/fonts/fonts.test.ts proves that the files contain what their range declares.
 */
export const foreignLetters = (): string[] => {
  bundled ??= bundledLetters();
  const foreign = new Map<string, string>();
  // The text of a long collapsed list is not rendered, so the cheapest check comes first.
  for (const element of document.body.querySelectorAll('*')) {
    const letters = element.checkVisibility({ visibilityProperty: true }) ? lettersOf(element) : '';
    if (letters === '') continue;
    const family = unquoted(getComputedStyle(element).fontFamily.split(',')[0]);
    const strange = letters.replaceAll(bundled.get(family) ?? /(?!)/g, '');
    if (strange !== '') foreign.set(family, (foreign.get(family) ?? '') + strange);
  }
  return [...foreign].map(([family, letters]) => `이 컴퓨터의 글꼴로 그린 글자가 있습니다: ${family} ${letters}`);
};
