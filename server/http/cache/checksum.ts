/**
 * CRC-32 (RFC 1952, 8): a checksum is a polynomial over two elements modulo a fixed one, the coefficient of x^0 in the
 * highest bit. Each following byte multiplies it by x^8.
 */
const MODULUS = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;

/** The product of two polynomials. */
export const multiplied = (a: number, b: number): number => {
  let product = 0;
  for (let bit = ONE, shifted = b; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ MODULUS;
  }
  return product >>> 0;
};

/** The factor of a checksum when this many bytes follow. */
export const followedBy = (bytes: number): number => {
  let power = ONE;
  let base = X;
  for (let exponent = bytes * 8; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) power = multiplied(power, base);
    base = multiplied(base, base);
  }
  return power;
};
