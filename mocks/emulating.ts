/** The emulated device of a story. */
export interface Emulated {
  /** In CSS pixels. 360 is just above the layout of the smallest phones. */
  width?: 195 | 320 | 360 | 640;
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
  /** CSS selector of the hovered element. */
  hover?: string;
}

/** Shows a story on a docs page in an iframe of this height, in px, for dialogs and sticky elements. */
export const ownWindow = (height: number) => ({ inline: false, height: `${height}px` });

/**
 * Parameters for a device, in the story run (tests/stories/), in Storybook (a frame of that width, and
 * .storybook/emulation.ts) and in Chromatic. On a docs page the story has its own window.
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
