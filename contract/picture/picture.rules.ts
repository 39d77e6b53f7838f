import { isOfType } from './signature.rules';

export const PICTURE_LIMITS = {
  maxBytes: 15 * 1024 * 1024,
  maxPixels: 60_000_000,
  /** All stored photographs together. */
  maxTotalBytes: 1024 * 1024 * 1024,
} as const;

export const PART_FIELD = 'part';
/** After a lost connection, at most this much is sent again. */
export const PART_BYTES = 256 * 1024;

/** In pixels. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** A photograph is never enlarged: `width` is that of its widest version. */
export const widthsOf = (width: number): number[] => [...PICTURE_WIDTHS.filter((one) => one < width), width];

/** Detected from the content, because name and declared type are not reliable. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Null for everything else. */
export const pictureKind = (head: Uint8Array): PictureKind | null => {
  const text = (from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));
  if (isOfType(head, 'image/jpeg')) return 'jpeg';
  if (isOfType(head, 'image/png')) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12)) ? 'heic' : null;
};
