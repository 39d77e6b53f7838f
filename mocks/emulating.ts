/** The kind of device a story is about. */
export interface Emulated {
  /** In CSS pixels; every story is also seen at 390 and 1280. */
  width?: 320 | 640;
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
  /** A selector: the mouse rests on the first element it finds. */
  hover?: string;
}

/**
 * A story about a device, said once for everybody who shows it: the story run (visual/), the Storybook that a person
 * opens (a frame of that width, and .storybook/emulation.ts) and Chromatic.
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
