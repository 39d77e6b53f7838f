import { characters } from '../../../../../contract/text.rules';

const split = (text: string): string[] => Array.from(text.normalize('NFC'));

/**
 * A text and its caret, limited to `max` characters. As with the native limit, the text inserted before the caret is
 * cut, not the text after it.
 */
export const limitCharacters = (value: string, caret: number, max: number): { value: string; caret: number } => {
  if (characters(value) <= max) return { value, caret };
  const tail = split(value.slice(caret)).slice(0, max);
  const head = split(value.slice(0, caret))
    .slice(0, max - tail.length)
    .join('');
  return { value: head + tail.join(''), caret: head.length };
};
