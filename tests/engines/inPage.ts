/** Runs in the page (tab.ts): finds elements by role, label and text with the same library in every engine. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** The whole text, or a pattern. */
export type Words = string | { pattern: string };
/** Finds elements inside the found ones, or filters them. */
export type Step =
  | { role: string; name?: Words }
  | { label: Words }
  | { text: Words }
  | { containing: Words }
  | { nth: number };

/** The number of found elements, and properties of the first. */
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
    // Without `hidden` the library reads the style of every ancestor, for seconds on a large page.
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
 * The touchable element at the place of the first one: for a radio button shown by its label, the label. Null until its
 * position equals that of the last attempt, because a tap would miss a moving element.
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

/** The first one, focused and with its text selected, so that typing replaces it. */
const field = (steps: Step[]): Element | null => {
  const [first] = find(steps);
  first?.focus();
  if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  return first ?? null;
};

/** Content wider than the window, and invalid dates. */
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
