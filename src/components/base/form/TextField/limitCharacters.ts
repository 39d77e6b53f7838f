import { characters } from '../../../../../contract/text.rules';

const split = (text: string): string[] => Array.from(text.normalize('NFC'));

/** The characters without the last ones, so that `over` does not count any too many. */
const shortened = (text: string[], over: (kept: string) => number): string => {
  let kept = text;
  for (let excess = over(kept.join('')); excess > 0 && kept.length > 0; excess = over(kept.join('')))
    kept = kept.slice(0, -excess);
  return kept.join('');
};

/**
 * A text and its caret, limited to `max` characters of what is sent of it, which is `cleaned`. As with the native limit,
 * the text inserted before the caret is cut, not the text after it.
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
  const head = shortened(split(value.slice(0, caret)), (kept) => over(kept + tail));
  return { value: head + tail, caret: head.length };
};
