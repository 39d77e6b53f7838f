import { emulating } from './emulating';

/**
 * Parameters of a story in forced colours. The user's system chooses these colours, and axe would compare the author's
 * text colour with the system's background, so the contrast rule is disabled.
 */
export const inOwnColors = {
  ...emulating({ forcedColors: 'active' }).parameters,
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
} as const;
