import { isOfType } from '../picture/signature.rules';

/** One PNG or JPEG, detected by its content (specification 5, 7). */
export const LOGO = {
  field: 'imageFile',
  types: ['image/png', 'image/jpeg'],
  maxMegabytes: 5,
  /** In pixels: 520 px on a screen with a pixel ratio of 2. */
  maxSide: 1040,
} as const;
export type LogoType = (typeof LOGO.types)[number];

/** Null for other formats. */
export const pictureType = (head: Uint8Array): LogoType | null =>
  LOGO.types.find((type) => isOfType(head, type)) ?? null;
export const beginsAsPicture = (head: Uint8Array): boolean => pictureType(head) !== null;
