/**
 * Two layers: the palette is private to this file, and components use only the roles, as CSS custom properties. A theme
 * can then change values without changing components. Contrast ratios are on white unless stated otherwise.
 */
const palette = {
  white: '#ffffff',
  fog: '#f2f4f6',
  sky: '#dce9f6',
  skyWarm: '#f3ece6',
  dawn: '#fce6d3',
  sun: '#f6a86b',
  sea: '#8db9e2',
  seaMid: '#4f8fcb',
  seaDeep: '#1f5f9e',
  night: '#0b2a4a',
  line: '#12304f',
} as const;

/** In the order of the style sheet. */
export const roleValues = {
  ink: '#191f28', // 16.6
  ink2: '#4e5968', // 7.1, 6.4 on surface, 5.9 on dawn
  inkMuted: '#6b7684', // 4.6, on white only
  onDeep: palette.white, // 14.5 on deep
  onDeep2: '#b9cadd', // 8.7 on deep
  ground: palette.white,
  surface: palette.fog,
  deep: palette.night,
  skyTop: palette.sky,
  skyMid: palette.skyWarm,
  skyLow: palette.dawn,
  edge: '#dde3ea', // decoration only
  edge2: '#cfd6de', // border of a card on the surface
  dash: '#a9b2bd', // struck-through booking button
  track: '#e3e8ed', // track of the gauge, skeleton, chip of a full day
  tile: '#eaf1f8', // background of a picture
  deepEdge: '#5c7896', // outline of a control on deep
  outline: '#838d99', // 3.4: inputs and controls without a fill
  scrim: 'rgb(11 42 74 / 0.56)',
  barFade: 'rgb(11 42 74 / 0.06)', // shadow above the sticky bar, close to its edge
  brand: '#0f62c4', // 5.9
  brandStrong: '#0b4a8f', // 8.8, 7.6 on its tint
  brandTint: '#e7f0fb',
  brandTint2: '#d5e5f8',
  mark: palette.line, // current month, segment or page
  sun: palette.sun, // pictures and the operator's current tab, never text
  moonLit: '#f7cd92',
  danger: '#d22030', // 5.3
  dangerStrong: '#b81b29', // 5.7 on its tint
  dangerTint: '#fdeced',
  success: '#0a7a4b', // 5.4, 4.7 on its tint
  successTint: '#e4f4ec',
  warning: '#8a5300', // 5.8 on its tint
  warningTint: '#fff4de',
  warningEdge: '#f2d9a8',
  sunday: '#d22030',
  saturday: '#1b64da', // 5.4, 4.9 on surface
  gauge: palette.seaMid,
  gaugeUnpaid: '#f0b76b',
  refundFull: palette.seaDeep,
  refundHalf: palette.sea,
  bullet: palette.seaMid,
  tick: palette.seaDeep,
  season1: '#e98272', // drawings beside words, never text
  season2: palette.sun,
  season3: palette.seaMid,
  spinnerTrack: 'rgb(255 255 255 / 0.4)',
} as const;
export type ColorRole = keyof typeof roleValues;

const kebab = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
const asVars = <K extends string>(values: Record<K, string>, prefix = ''): Record<K, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${prefix}${kebab(name)})`])) as Record<K, string>;

export const color = asVars(roleValues);

export const spaceValues = {
  s2: '2px',
  s4: '4px',
  s6: '6px',
  s8: '8px',
  s10: '10px',
  s12: '12px',
  s14: '14px',
  s16: '16px',
  s18: '18px',
  s20: '20px',
  s24: '24px',
  s32: '32px',
  s40: '40px',
  s48: '48px',
  s64: '64px',
};
export const space = asVars(spaceValues);
export const layoutValues = {
  gutter: '20px',
  widthVisitor: '640px',
  widthWide: '1120px',
  touch: '48px',
  touchSmall: '44px',
  field: '56px',
  header: '80px',
};
export const layout = asVars(layoutValues);
export const radiusValues = {
  card: '16px',
  control: '12px',
  inner: '10px',
  chip: '8px',
  sheet: '24px',
  dialog: '20px',
  round: '999px',
};
export const radius = asVars(radiusValues, 'r-');
export const shadowValues = { bar: '0 -6px 20px rgb(11 42 74 / 0.08)', float: '0 12px 32px rgb(11 42 74 / 0.18)' };
export const shadow = asVars(shadowValues, 'shadow-');

/**
 * `font-size: …; line-height: …;`, in rem to follow the browser's font size. Only the weights 400 and 700 of Pretendard
 * are used.
 */
export const type = {
  display: 'font-size: 1.75rem; line-height: 2.25rem;',
  h1: 'font-size: 1.5rem; line-height: 2rem;',
  h2: 'font-size: 1.25rem; line-height: 1.75rem;',
  body: 'font-size: 1.0625rem; line-height: 1.625rem;',
  small: 'font-size: 0.9375rem; line-height: 1.375rem;',
  caption: 'font-size: 0.8125rem; line-height: 1.25rem;',
} as const;
export const weight = { regular: '400', bold: '700' } as const;

/**
 * `wide`: from 1024 px; month grid, centred dialog and the operator's rows. `tiny`: phones narrower than 360 px.
 * `enlarged`: phones with enlarged letters, with less space than 320 px at the usual size. In em, because a larger font
 * leaves as little space as a smaller screen. `half`: half of 390 px, or 200 % zoom. `low`: a phone in landscape, or
 * with its keyboard open.
 */
export const media = {
  wide: '@media (min-width: 64em)',
  narrow: '@media (max-width: 63.9375em)',
  tiny: '@media (max-width: 22.4375em)',
  enlarged: '@media (max-width: 19.9375em)',
  half: '@media (max-width: 15em)',
  low: '@media (max-height: 27em) and (max-width: 63.9375em)',
  still: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
} as const;

const declare = (values: Record<string, string>, prefix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${kebab(name)}: ${value};`)
    .join('\n');

/** For GlobalStyle. */
export const rootDeclarations = [
  declare(roleValues),
  declare(spaceValues),
  declare(layoutValues),
  declare(radiusValues, 'r-'),
  declare(shadowValues, 'shadow-'),
].join('\n');
