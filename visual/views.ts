/**
 * What is looked at of a story, beside the play function and axe. A view's name is the name of the folder of its
 * baselines.
 *
 * - `390` and `1280`: every story, as high as it is.
 * - `390x844`: a phone's window, scrolled, of a story of `390` in which something sticks to the window. What lies over
 *   the content, and what under it, is seen only there.
 * - `1024` and `1023`: the two sides of the breakpoint, of a story of `1280` that carries the tag `breakpoint`.
 */
export type View = '390' | '1280' | '390x844' | '1024' | '1023';

/** The widths every story is visited at: a phone and a PC. */
export const WIDTHS = [390, 1280];
export const VIEWS: readonly View[] = ['390', '1280', '390x844', '1024', '1023'];

/** The width at which no story may scroll sideways, though no picture is taken of it. */
export const NARROWEST = 320;

/** A window of ordinary height, for what belongs to a window. */
export const ordinaryHeight = (width: number): number => (width < 600 ? 844 : 900);

export const BREAKPOINT_TAG = 'breakpoint';

/** The picture of the whole story at one of the widths. */
export const mainView = (width: number): View => String(width) as View;

/** `390 px`, `390×844 px`. */
export const viewName = (view: View): string => `${view.replace('x', '×')} px`;
