/** The emulated device of a story. */
export interface Emulated {
  /** In CSS pixels; every story is also taken at 390 and 1280. */
  width?: 320 | 640;
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
  /** CSS selector: the mouse hovers over the first matching element. */
  hover?: string;
}

/**
 * Parameters of a story for a certain device, for all viewers: the story run (visual/), Storybook opened by a person (a
 * frame of that width, and .storybook/emulation.ts) and Chromatic.
 */
export const emulating = ({ width, ...emulate }: Emulated) => ({
  ...(width && { globals: { viewport: { value: `w${width}`, isRotated: false } } }),
  parameters: {
    emulate: { ...emulate, ...(width && { width }) },
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
