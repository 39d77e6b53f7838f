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
  what: 'render' | 'play' | 'axe' | 'axe-missing' | 'console' | 'time' | 'picture';
  text: string;
}
export interface StoryFacts {
  /** A story's `parameters.emulate`: the kind of device it is about. */
  emulate: {
    width?: number;
    reducedMotion?: 'reduce' | 'no-preference';
    forcedColors?: 'active' | 'none';
    media?: 'print' | 'screen';
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
  told: Told[];
}
/** `window.visual` (inPage.ts). */
export interface InPage {
  ready: (options: { withoutAxe: boolean }) => Promise<void>;
  load: (id: string) => Promise<StoryFacts>;
  visit: (id: string) => Promise<Told[]>;
  draw: () => Promise<Drawn>;
  leave: () => void;
}
