/** Limits of an uploaded logo (specification 5, 7): one PNG or JPEG, detected by its content. */
export const LOGO = {
  field: 'imageFile',
  types: ['image/png', 'image/jpeg'],
  maxMegabytes: 5,
  /** Longest side of the stored logo in pixels: 520 px on a screen with a pixel ratio of 2. */
  maxSide: 1040,
} as const;
/** The first bytes of a PNG and of a JPEG. File name and type are not reliable. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];
/** Number of bytes needed for the detection. */
export const SIGNATURE_BYTES = 8;
/** Whether a file starts with the signature of a PNG or a JPEG. */
export const beginsAsPicture = (head: Uint8Array): boolean =>
  SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte));

export type LogoType = (typeof LOGO.types)[number];
