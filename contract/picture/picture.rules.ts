import { isOfType } from './signature.rules';

/** Limits of an uploaded photograph, and of all photographs together. */
export const PICTURE_LIMITS = {
  maxBytes: 15 * 1024 * 1024,
  maxPixels: 60_000_000,
  /** The bytes that all stored photographs may take. */
  maxTotalBytes: 1024 * 1024 * 1024,
} as const;

/** The form's field that holds a part of a photograph. */
export const PART_FIELD = 'part';
/** Bytes of one part: what a connection that breaks has to send again at most. */
export const PART_BYTES = 256 * 1024;

/** The widths in which photographs are stored, in pixels. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** The widths of a photograph whose widest version has this width: it is never enlarged. */
export const widthsOf = (width: number): number[] => [...PICTURE_WIDTHS.filter((one) => one < width), width];

/** What a file is, by its content; its name and declared type are not reliable. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The kind of a file by its first bytes; null for everything else. */
export const pictureKind = (head: Uint8Array): PictureKind | null => {
  const text = (from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));
  if (isOfType(head, 'image/jpeg')) return 'jpeg';
  if (isOfType(head, 'image/png')) return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12)) ? 'heic' : null;
};
