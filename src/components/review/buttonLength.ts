/** A Korean syllable counts 1; a Latin letter, digit or space 0.5. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, character) => width + (character > '\u00ff' ? 1 : 0.5), 0);

/**
 * In syllables: the label fits on one line on a phone of 320 px, inside a card and after an icon (17 px per syllable).
 */
export const BUTTON_WIDTH_MAX = 11;
