/** The mean length of a lunar month, in days. */
const SYNODIC_DAYS = 29.53;
/** Below this illuminated share of the disc nothing is drawn: the new moon is dark. */
const LEAST_LIT = 0.005;
/** The moon is drawn in a 20 × 20 view box: centre 10 10, radius of the illuminated part 9. */
const RADIUS = 9;

/**
 * The illuminated part of the moon on a lunar day (1..30) as an SVG path, or null for the new moon. Seen from Korea the
 * waxing moon is lit on the right. The terminator is half an ellipse: it bulges towards the lit side before half moon,
 * and towards the dark side after it.
 */
export const litPath = (lunarDay: number): string | null => {
  const angle = ((lunarDay - 1) / SYNODIC_DAYS) * 2 * Math.PI;
  const cos = Math.cos(angle);
  if ((1 - cos) / 2 < LEAST_LIT) return null;
  const waxing = angle < Math.PI;
  const crescent = cos > 0;
  const limb = waxing ? 1 : 0;
  const edge = waxing === crescent ? 0 : 1;
  const width = Math.abs(RADIUS * cos).toFixed(2);
  return `M10 1A${RADIUS} ${RADIUS} 0 0 ${limb} 10 19A${width} ${RADIUS} 0 0 ${edge} 10 1Z`;
};
