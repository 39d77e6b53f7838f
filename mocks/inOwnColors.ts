import { emulating } from './emulating';

/** For forced colours, without the contrast rule: axe would compare the page's text with the system's background. */
export const inOwnColors = {
  ...emulating({ forcedColors: 'active' }).parameters,
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
} as const;
