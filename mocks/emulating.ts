/** The emulated device of a story. */
export interface Emulated {
  /** In CSS pixels; every story is also taken at 390 and 1280. At 360 the layout of the smallest phones has ended. */
  width?: 195 | 320 | 360 | 640;
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
  /** CSS selector: the mouse hovers over the first matching element. */
  hover?: string;
}

/** Shows a story of a docs page in an iframe of this height, in px: for dialogs and what sticks to the window. */
export const ownWindow = (height: number) => ({ inline: false, height: `${height}px` });

/**
 * Parameters of a story for a certain device, for all viewers: the story run (tests/stories/), Storybook opened by a person (a
 * frame of that width, and .storybook/emulation.ts) and Chromatic. On a component's docs page the story has a window of
 * its own.
 */
export const emulating = ({ width, ...emulate }: Emulated) => ({
  ...(width && { globals: { viewport: { value: `w${width}`, isRotated: false } } }),
  parameters: {
    emulate: { ...emulate, ...(width && { width }) },
    docs: { story: ownWindow(320) },
    chromatic: {
      ...(width && {
        modes: { phone: { disable: true }, pc: { disable: true }, [`at ${width}`]: { viewport: width } },
      }),
      ...(emulate.forcedColors && { forcedColors: emulate.forcedColors }),
      ...(emulate.media && { media: emulate.media }),
      ...(emulate.reducedMotion && { prefersReducedMotion: emulate.reducedMotion }),
    },
  },
});
