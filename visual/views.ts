/**
 * The views of a story of which screenshots are taken. The name of a view is also the name of the folder of its
 * baselines.
 *
 * - `390` and `1280`: every story, at its full height.
 * - `390x844`: the viewport of a phone, scrolled, for a story at `390` that has a fixed or sticky element. Only this
 *   view shows which content the element covers.
 * - `1024` and `1023`: both sides of the breakpoint, for a story at `1280` with the tag `breakpoint`.
 */
export type View = '390' | '1280' | '390x844' | '1024' | '1023';

/** The widths at which every story is visited: a phone and a PC. */
export const WIDTHS = [390, 1280];
export const VIEWS: readonly View[] = ['390', '1280', '390x844', '1024', '1023'];

/** The width at which no story may scroll sideways; no screenshot is taken at it. */
export const NARROWEST = 320;

/** Height of an ordinary viewport at a width. */
export const ordinaryHeight = (width: number): number => (width < 600 ? 844 : 900);

export const BREAKPOINT_TAG = 'breakpoint';

/** The view that shows the whole story at one of the widths. */
export const mainView = (width: number): View => String(width) as View;

/** For example `390 px` or `390×844 px`. */
export const viewName = (view: View): string => `${view.replace('x', '×')} px`;
