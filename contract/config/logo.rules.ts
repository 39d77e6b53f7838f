/** What the operator may upload as the logo (specification 5, 7): one PNG or JPEG, told by its content. */
export const LOGO = {
  field: 'imageFile',
  types: ['image/png', 'image/jpeg'],
  maxMegabytes: 5,
  /** The longest side that is kept: 520 px on a screen with two dots a pixel. */
  maxSide: 1040,
} as const;
/** The first bytes of a PNG and of a JPEG: a file's name and type say nothing of what is in it. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];
/** As many bytes as the question needs. */
export const SIGNATURE_BYTES = 8;
/** Whether a file begins as a PNG or a JPEG does. */
export const beginsAsPicture = (head: Uint8Array): boolean =>
  SIGNATURES.some((signature) => signature.every((byte, index) => head[index] === byte));

export type LogoType = (typeof LOGO.types)[number];
