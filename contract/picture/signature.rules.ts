/** A file's name and declared type are not reliable. */
const SIGNATURES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;
export const SIGNATURE_BYTES = 8;

export const isOfType = (head: Uint8Array, type: keyof typeof SIGNATURES): boolean =>
  SIGNATURES[type].every((byte, index) => head[index] === byte);
