/** For inPage.ts: finds letters outside the bundled fonts. */

const condensed = (text: string): string => text.replaceAll(/\s/g, '');

/** Letters of the element itself. */
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
/** A pattern of letters by font, from the `unicode-range` of its files (`U+AC00-AC0F, U+25A0`). */
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
 * Letters outside the bundled files of the element's first font, which would appear in a font of the machine or as an
 * empty box. scripts/fonts/fonts.test.ts proves that the files contain their declared ranges.
 */
export const foreignLetters = (): string[] => {
  bundled ??= bundledLetters();
  const foreign = new Map<string, string>();
  // The cheapest check first.
  for (const element of document.body.querySelectorAll('*')) {
    const letters = element.checkVisibility({ visibilityProperty: true }) ? lettersOf(element) : '';
    if (letters === '') continue;
    const family = unquoted(getComputedStyle(element).fontFamily.split(',')[0]);
    const strange = letters.replaceAll(bundled.get(family) ?? /(?!)/g, '');
    if (strange !== '') foreign.set(family, (foreign.get(family) ?? '') + strange);
  }
  return [...foreign].map(([family, letters]) => `이 컴퓨터의 글꼴로 그린 글자가 있습니다: ${family} ${letters}`);
};
