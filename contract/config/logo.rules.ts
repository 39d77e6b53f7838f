import { isOfType } from '../picture/signature.rules';

/** Limits of an uploaded logo (specification 5, 7): one PNG or JPEG, detected by its content. */
export const LOGO = {
  field: 'imageFile',
  types: ['image/png', 'image/jpeg'],
  maxMegabytes: 5,
  /** Longest side of the stored logo in pixels: 520 px on a screen with a pixel ratio of 2. */
  maxSide: 1040,
} as const;
export type LogoType = (typeof LOGO.types)[number];

/** The type of a file by its first bytes; null for other formats. */
export const pictureType = (head: Uint8Array): LogoType | null =>
  LOGO.types.find((type) => isOfType(head, type)) ?? null;
/** Whether a file starts with the signature of a PNG or a JPEG. */
export const beginsAsPicture = (head: Uint8Array): boolean => pictureType(head) !== null;
