/** In days. */
const SYNODIC_DAYS = 29.53;
/** Below this illuminated share the moon is not rendered. */
const LEAST_LIT = 0.005;
const RADIUS = 9;

/** An SVG path for a lunar day (1..30). Seen from Korea the waxing moon is lit on the right. */
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
