import type { ColorRole } from '../theme/tokens';

/** Text needs a contrast of 4.5, a graphic or outline 3; decoration carries no information of its own. */
export type ColorDuty = 'text' | 'graphic' | 'decoration';
export const LEAST: Record<ColorDuty, number> = { text: 4.5, graphic: 3, decoration: 1 };

export interface ColorUse {
  role: ColorRole;
  on: ColorRole;
  duty: ColorDuty;
}

const texts = (on: ColorRole, roles: ColorRole[]): ColorUse[] => roles.map((role) => ({ role, on, duty: 'text' }));
const graphics = (on: ColorRole, roles: ColorRole[]): ColorUse[] =>
  roles.map((role) => ({ role, on, duty: 'graphic' }));
const decorations = (on: ColorRole, roles: ColorRole[]): ColorUse[] =>
  roles.map((role) => ({ role, on, duty: 'decoration' }));

/** Each use of a colour, as text colour or background; translucent colours have no entry. */
export const COLOR_USES: readonly ColorUse[] = [
  ...texts('ground', ['ink', 'ink2', 'inkMuted', 'brand', 'brandStrong', 'danger', 'success', 'sunday', 'saturday']),
  ...texts('surface', ['ink', 'ink2', 'brandStrong', 'sunday', 'saturday']),
  ...texts('skyLow', ['ink2']),
  ...texts('deep', ['onDeep', 'onDeep2']),
  ...texts('brand', ['onDeep']),
  ...texts('brandStrong', ['onDeep']),
  ...texts('danger', ['onDeep']),
  ...texts('mark', ['onDeep']),
  ...texts('brandTint', ['brandStrong']),
  ...texts('brandTint2', ['brandStrong']),
  ...texts('dangerTint', ['dangerStrong']),
  ...texts('successTint', ['success']),
  ...texts('warningTint', ['warning']),
  ...texts('tile', ['ink', 'ink2']),
  ...texts('skyTop', ['ink', 'ink2']),
  ...texts('skyMid', ['ink', 'ink2']),
  ...graphics('ground', ['outline', 'mark', 'gauge', 'refundFull', 'bullet', 'tick']),
  ...graphics('deep', ['deepEdge']),
  ...decorations('ground', [
    'edge',
    'edge2',
    'dash',
    'track',
    'sun',
    'moonLit',
    'warningEdge',
    'gaugeUnpaid',
    'refundHalf',
    'season1',
    'season2',
    'season3',
  ]),
];
