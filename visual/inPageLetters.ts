/**
 * Runs inside Storybook's preview page, as a part of inPage.ts: lists the characters rendered and the fonts requested
 * for them.
 */
import type { Letters } from './told';

const CONTROLS = 'input, select, textarea';
/** Input types whose text the browser writes itself, such as the format of a date or the button of a file input. */
const OWN_TEXT = /^(date|time|month|week|datetime-local|file|submit|reset)$/;

const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

const controlText = (control: Element): string => {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.label ?? '';
  if (control instanceof HTMLTextAreaElement) return control.value || control.placeholder;
  if (!(control instanceof HTMLInputElement)) return '';
  return OWN_TEXT.test(control.type) ? `${control.type}${control.value}` : control.value || control.placeholder;
};

const pseudoText = (element: Element): string =>
  ['::before', '::after', '::marker']
    .map((pseudo) => /^"(.*)"$/.exec(getComputedStyle(element, pseudo).content)?.[1] ?? '')
    .join('');

/** Ranges of a `unicode-range` descriptor, such as `U+AC00-AC0F, U+25A0`. */
const rangesOf = (text: string): [from: number, to: number][] =>
  [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);
let bundled: [from: number, to: number][] | null = null;
/** Characters that no bundled file contains; a machine without a font for them renders an empty box. */
const unbundled = (letters: string): string => {
  bundled ??= [...document.fonts].flatMap(({ unicodeRange }) => rangesOf(unicodeRange));
  const ranges = bundled;
  return [...letters]
    .filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(([from, to]) => from <= code && code <= to);
    })
    .join('');
};

let found: Element[] = [];

/** Every element that renders characters of its own. */
export const letters = (): Letters[] => {
  found = [];
  const list: Letters[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    // Most elements of a long collapsed list are not rendered, so the cheapest check comes first.
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const text = (element.matches(CONTROLS) ? controlText(element) : ownText(element)) + pseudoText(element);
    const drawn = [...new Set(text.replaceAll(/\s/g, ''))].join('');
    if (drawn === '') continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    found.push(element);
    list.push({ font: `${fontWeight} ${fontStyle} ${fontFamily}`, drawn, unbundled: unbundled(drawn) });
  }
  return list;
};

export const letterElement = (index: number): Element | undefined => found[index];
