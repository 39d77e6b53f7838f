import { characters } from '../../../../../contract/text.rules';

const split = (text: string): string[] => Array.from(text.normalize('NFC'));

/**
 * A text with its caret, cut to `max` characters. What was just put in before the caret gives way, not the words
 * behind it, as with the browser's own limit.
 */
export const limitCharacters = (value: string, caret: number, max: number): { value: string; caret: number } => {
  if (characters(value) <= max) return { value, caret };
  const tail = split(value.slice(caret)).slice(0, max);
  const head = split(value.slice(0, caret))
    .slice(0, max - tail.length)
    .join('');
  return { value: head + tail.join(''), caret: head.length };
};
