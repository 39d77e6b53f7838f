/** What one rem is while nobody has set another size in the browser. */
const REM = 16;

/** A token's length in px: `1.5rem` and `24px` are 24. */
export const inPixels = (length: string): number => parseFloat(length) * (/rem$/.test(length) ? REM : 1);

/** A token's length in both units, as a designer and a style sheet name it. */
export const inBothUnits = (length: string): string => {
  const px = inPixels(length);
  return `${px}px · ${px / REM}rem`;
};

/** Whether a colour lets through what lies under it: those have no contrast of their own. */
export const isSeenThrough = (value: string): boolean => value.includes('/');

/** What a `font-size: …; line-height: …;` pair of the tokens says. */
export const typeParts = (css: string): { size: string; line: string } => {
  const [, size = '', line = ''] = /^font-size: ([\d.]+rem); line-height: ([\d.]+rem);$/.exec(css) ?? [];
  return { size, line };
};

/** What a shadow of the tokens is made of. */
export const shadowParts = (value: string): { x: string; y: string; blur: string; color: string } => {
  const [, x = '', y = '', blur = '', color = ''] = /^(\S+) (\S+) (\S+) (rgb\(.+\))$/.exec(value) ?? [];
  return { x, y, blur, color };
};
