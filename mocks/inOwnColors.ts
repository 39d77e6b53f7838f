import { emulating } from './emulating';

/**
 * Parameters of a story in forced colours. The person's own system chooses them, and axe would compare the author's with
 * the system's ground, so that contrast is not its matter here.
 */
export const inOwnColors = {
  ...emulating({ forcedColors: 'active' }).parameters,
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
} as const;
