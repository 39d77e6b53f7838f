/** Types that the code in the story's page (inPage.ts) and the runner share. */

/** Relative to the top left corner of the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** A problem of a story, and the check that found it. */
export interface Told {
  what: 'render' | 'play' | 'axe' | 'axe-missing' | 'console' | 'time' | 'picture' | 'font' | 'sideways';
  text: string;
}
export interface StoryFacts {
  /** The story's `parameters.emulate`: the device it is shown on. */
  emulate: {
    width?: number;
    reducedMotion?: 'reduce' | 'no-preference';
    forcedColors?: 'active' | 'none';
    media?: 'print' | 'screen';
    /** CSS selector: the mouse hovers over the first matching element. */
    hover?: string;
  } | null;
}
export interface Drawn {
  /**
   * `crop`: a component in its frame, with anything that extends beyond it. `page`: a whole page, or something fixed to
   * the viewport. `window`: an open modal dialog, captured in a viewport of ordinary height.
   */
  picture: { of: 'crop'; crop: Box } | { of: 'page' } | { of: 'window' };
  /** Height of the whole page. */
  height: number;
  /** Whether an element is fixed or sticky. */
  sticks: boolean;
  /** What makes the page scroll sideways; null if it does not. */
  sideways: string | null;
  told: Told[];
}
/** An element that renders characters: the font it requests, and its characters without duplicates. */
export interface Letters {
  font: string;
  drawn: string;
  /** The characters that no bundled file contains. */
  unbundled: string;
}
/** The interface of `window.visual` (inPage.ts). */
export interface InPage {
  ready: (options: { withoutAxe: boolean }) => Promise<void>;
  load: (id: string) => Promise<StoryFacts>;
  visit: (id: string) => Promise<Told[]>;
  /** `scrolled`: scroll position in pixels, limited to the end of the page. */
  draw: (scrolled?: number) => Promise<Drawn>;
  /** Keys of the catalogue whose texts are on the page. */
  said: () => string[];
  letters: () => Letters[];
  letterElement: (index: number) => Element | undefined;
  leave: () => void;
}
