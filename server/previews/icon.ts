import { place, type Drawing } from './art';

/** The sizes that home screens request; 180 is Apple's. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconKind = 'plain' | 'maskable';

/** An image file to embed into the icon. */
export interface LogoFile {
  type: string;
  bytes: Buffer;
}

/** Masks cut off at most a fifth of each side; a plain icon fills its square. */
const SHARE = { plain: 0.92, maskable: 0.66 } as const;

const logoIcon = (logo: LogoFile, kind: IconKind): string => {
  const size = 512 * SHARE[kind];
  const from = (512 - size) / 2;
  const ground =
    kind === 'plain'
      ? '<rect width="512" height="512" rx="96" fill="#FFFFFF"/>'
      : '<rect width="512" height="512" fill="#FFFFFF"/>';
  return `${ground}<image x="${from}" y="${from}" width="${size}" height="${size}" preserveAspectRatio="xMidYMid meet" href="data:${logo.type};base64,${logo.bytes.toString('base64')}"/>`;
};

/** The home screen icon: the operator's logo on white, or the default mark. */
export const iconSvg = (logo: LogoFile | null, kind: IconKind, art: ReadonlyMap<string, Drawing>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${
    logo ? logoIcon(logo, kind) : place(art.get(kind === 'plain' ? 'mark' : 'icon'), 0, 0, 512)
  }</svg>`;

/** The icons' version: the logo's, or `mark`. */
export const iconVersion = (logo: string | null): string => logo?.split('v=')[1] ?? 'mark';
