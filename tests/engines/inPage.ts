/** Runs in the page (tab.ts): finds what a person sees by role, label and text, with the same library in every engine. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** The whole text, or a pattern in it. */
export type Words = string | { pattern: string };
/** A step from an element to those in it, or among those that were found. */
export type Step =
  | { role: string; name?: Words }
  | { label: Words }
  | { text: Words }
  | { containing: Words }
  | { nth: number };

/** What is to be seen of the elements that were found: their number, and the first of them. */
export interface Facts {
  count: number;
  text: string;
  value: string;
  isChecked: boolean;
  hasFocus: boolean;
  address: string;
}

const matcher = (words: Words): string | RegExp => (typeof words === 'string' ? words : new RegExp(words.pattern));
const squeezed = (element: Element): string =>
  ((element as HTMLElement).innerText || (element.textContent ?? '')).replace(/\s+/g, ' ').trim();
const says = (element: Element, words: Words): boolean => {
  const sought = matcher(words);
  return typeof sought === 'string' ? squeezed(element).includes(sought) : sought.test(squeezed(element));
};

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[aria-hidden="true"], [inert]') === null;
const follow = (from: HTMLElement[], step: Step): HTMLElement[] => {
  if ('nth' in step) return from.slice(step.nth, step.nth + 1);
  if ('containing' in step) return from.filter((element) => says(element, step.containing));
  const found = from.flatMap((element) => {
    // The library finds out what is hidden by the style of every element around each, for seconds on a large page.
    if ('role' in step)
      return queryAllByRole(element, step.role, {
        hidden: true,
        ...(step.name !== undefined && { name: matcher(step.name) }),
      });
    return 'label' in step
      ? queryAllByLabelText(element, matcher(step.label))
      : queryAllByText(element, matcher(step.text));
  });
  return [...new Set(found)].filter(isSeen);
};
const find = (steps: Step[]): HTMLElement[] => steps.reduce(follow, [document.body]);

const facts = (steps: Step[]): Facts => {
  const found = find(steps);
  const [first] = found;
  const field = first as HTMLInputElement | undefined;
  return {
    count: found.length,
    text: first ? squeezed(first) : '',
    value: field?.value ?? '',
    isChecked: field?.checked ?? false,
    hasFocus: first !== undefined && first === document.activeElement,
    address: first?.getAttribute('href') ?? '',
  };
};

let lastTouched: { element: Element; place: string } | undefined;

/**
 * What a finger meets at the place of the first: of a radio button that is drawn by its label, the label. Nothing until it
 * stands where it stood when it was last asked for: what moves would be missed.
 */
const touchable = (steps: Step[]): Element | null => {
  const [element] = find(steps);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = [left, top, width, height].join();
  const stands = lastTouched?.element === element && lastTouched.place === place;
  lastTouched = { element, place };
  if (!stands) return null;
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const labels = Array.from((element as HTMLInputElement).labels ?? []);
  return element.contains(met) ? element : (labels.find((label) => label.contains(met)) ?? element);
};

/** The first, with the focus and with what was typed in it selected, so that typing replaces it. */
const field = (steps: Step[]): Element | null => {
  const [first] = find(steps);
  first?.focus();
  if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  return first ?? null;
};

/** What is wrong with the page as it stands: wider than the window, or a date that is none. */
const faults = (): string[] => {
  const { scrollWidth } = document.documentElement;
  const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
  );
  const times = [...document.querySelectorAll('time')].filter(
    ({ dateTime, textContent }) => !/^\d{4}-\d\d(-\d\d)?/.test(dateTime) || !/\d/.test(textContent ?? ''),
  );
  const words = /Invalid Date|\bNaN\b|\bundefined\b|\[object |1970년/.exec(document.body.innerText);
  return [
    ...(scrollWidth > window.innerWidth
      ? [`${scrollWidth}px, 창은 ${window.innerWidth}px: ${wide.at(-1)?.outerHTML.slice(0, 120)}`]
      : []),
    ...times.map(({ outerHTML }) => `날짜가 아닙니다: ${outerHTML}`),
    ...(words ? [`글이 아닙니다: ${words[0]}`] : []),
  ];
};

export const ways = { facts, touchable, field, faults };
Object.assign(window, { ways });
