/** What the page of a story and the runner tell each other. */

/** From the top left of the page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Something that is wrong with a story, and which of the checks found it. */
export interface Told {
  what: 'render' | 'play' | 'axe' | 'axe-missing' | 'console' | 'time' | 'picture' | 'font' | 'sideways';
  text: string;
}
export interface StoryFacts {
  /** A story's `parameters.emulate`: the kind of device it is about. */
  emulate: {
    width?: number;
    reducedMotion?: 'reduce' | 'no-preference';
    forcedColors?: 'active' | 'none';
    media?: 'print' | 'screen';
    /** A selector: the mouse rests on the first element it finds. */
    hover?: string;
  } | null;
}
export interface Drawn {
  /**
   * `crop`: a component in its frame and what stands out of it. `page`: a whole page, or something fixed to the window.
   * `window`: an open modal dialog, which belongs to a window of ordinary height.
   */
  picture: { of: 'crop'; crop: Box } | { of: 'page' } | { of: 'window' };
  /** Of the whole page. */
  height: number;
  /** Something keeps its place in the window while the page scrolls under it. */
  sticks: boolean;
  /** What makes the page scroll sideways; null when it does not. */
  sideways: string | null;
  told: Told[];
}
/** An element that draws letters: the font it asks for, and its letters once each. */
export interface Letters {
  font: string;
  drawn: string;
  /** Those of them that stand in no bundled file. */
  unbundled: string;
}
/** `window.visual` (inPage.ts). */
export interface InPage {
  ready: (options: { withoutAxe: boolean }) => Promise<void>;
  load: (id: string) => Promise<StoryFacts>;
  visit: (id: string) => Promise<Told[]>;
  /** `scrolled`: by how many pixels, or as far as it goes. */
  draw: (scrolled?: number) => Promise<Drawn>;
  /** Keys of the catalogue whose texts can be read on the page. */
  said: () => string[];
  letters: () => Letters[];
  letterElement: (index: number) => Element | undefined;
  leave: () => void;
}
