/** Limits of an uploaded logo (specification 5, 7): one PNG or JPEG, detected by its content. */
export const LOGO = {
  field: 'imageFile',
  types: ['image/png', 'image/jpeg'],
  maxMegabytes: 5,
  /** Longest side of the stored logo in pixels: 520 px on a screen with a pixel ratio of 2. */
  maxSide: 1040,
} as const;
export type LogoType = (typeof LOGO.types)[number];

/** The first bytes of each type. File name and declared type are not reliable. */
const SIGNATURES: Record<LogoType, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};
/** Number of bytes needed for the detection. */
export const SIGNATURE_BYTES = 8;
/** The type of a file by its first bytes; null for other formats. */
export const pictureType = (head: Uint8Array): LogoType | null =>
  LOGO.types.find((type) => SIGNATURES[type].every((byte, index) => head[index] === byte)) ?? null;
/** Whether a file starts with the signature of a PNG or a JPEG. */
export const beginsAsPicture = (head: Uint8Array): boolean => pictureType(head) !== null;
