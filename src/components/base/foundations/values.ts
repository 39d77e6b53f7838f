/** In px at the browser's default font size. */
const REM = 16;

/** `1.5rem` and `24px` are 24. */
export const inPixels = (length: string): number => parseFloat(length) * (/rem$/.test(length) ? REM : 1);

/** px and rem. */
export const inBothUnits = (length: string): string => {
  const px = inPixels(length);
  return `${px}px · ${px / REM}rem`;
};

/** A translucent colour has no contrast ratio of its own. */
export const isSeenThrough = (value: string): boolean => value.includes('/');

/** `css` is `font-size: …; line-height: …;`. */
export const typeParts = (css: string): { size: string; line: string } => {
  const [, size = '', line = ''] = /^font-size: ([\d.]+rem); line-height: ([\d.]+rem);$/.exec(css) ?? [];
  return { size, line };
};

export const shadowParts = (value: string): { x: string; y: string; blur: string; color: string } => {
  const [, x = '', y = '', blur = '', color = ''] = /^(\S+) (\S+) (\S+) (rgb\(.+\))$/.exec(value) ?? [];
  return { x, y, blur, color };
};
