import { characters } from '#contract/text.rules';

const split = (text: string): string[] => Array.from(text.normalize('NFC'));

/** Removes the last characters until `over` returns 0. */
const shortened = (text: string[], over: (left: string) => number): string => {
  let left = text;
  for (let excess = over(left.join('')); excess > 0 && left.length > 0; excess = over(left.join('')))
    left = left.slice(0, -excess);
  return left.join('');
};

/**
 * `max` counts the characters of the `cleaned` text, which is sent. Like the native limit, it cuts the inserted text
 * before the caret, not the text after it.
 */
export const limitCharacters = (
  value: string,
  caret: number,
  max: number,
  cleaned: (typed: string) => string = (typed) => typed,
): { value: string; caret: number } => {
  const over = (text: string): number => characters(cleaned(text)) - max;
  if (over(value) <= 0) return { value, caret };
  const tail = shortened(split(value.slice(caret)), over);
  const head = shortened(split(value.slice(0, caret)), (left) => over(left + tail));
  return { value: head + tail, caret: head.length };
};
