/** A Korean syllable is one wide, a Latin letter, a figure or a blank half of it. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, character) => width + (character > '\u00ff' ? 1 : 0.5), 0);

/**
 * The widest words of a button: on a phone of 320 px, inside a card, with an icon before them, they still stand in one
 * line (17 px a syllable).
 */
export const BUTTON_WIDTH_MAX = 11;
