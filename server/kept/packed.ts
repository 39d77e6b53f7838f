import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The body of an answer as it is sent, except for the nonce, which every answer has for itself. */
export interface Packed {
  /** The whole body, with the nonce of this answer. */
  fill: (nonce: string) => Buffer;
}

/** The highest level whose time stays near that of gzip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Packs a body without a nonce. */
export const pack = (content: Buffer, encoding: Encoding | null): Packed => {
  const bytes =
    encoding === 'br' ? brotliCompressSync(content, BROTLI) : encoding === 'gzip' ? gzipSync(content) : content;
  return { fill: () => bytes };
};

const joined = (parts: readonly Buffer[], gap: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [gap, part])));

/** RFC 1952: deflate, without name and time, of an unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** How far back deflate refers. */
const WINDOW = 32 * 1024;

/** The checksum of what came before and the content; Node.js forgets the former if the content is empty. */
const checksum = (content: Buffer, before: number): number => (content.length === 0 ? before : crc32(content, before));

/** A deflate block with its bytes as they are (RFC 1951, 3.2.4). */
const storedBlock = (content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(content.length, 1);
  head.writeUInt16LE(content.length ^ 0xffff, 3);
  return Buffer.concat([head, content]);
};

/**
 * Compresses the parts once, each into deflate blocks that end at a byte, so that a nonce fits between them as a block
 * of its own. Each part may refer to those before it; the nonces are zeros there, which no page contains, so nothing
 * refers to them. Only the checksum is computed for each answer.
 */
const gzipAround = (parts: readonly Buffer[], gapLength: number): Packed => {
  const zeros = Buffer.alloc(gapLength);
  const { length } = joined(parts, zeros);
  const blocks = parts.map((part, index) => {
    const before = index === 0 ? Buffer.alloc(0) : Buffer.concat([joined(parts.slice(0, index), zeros), zeros]);
    return deflateRawSync(part, {
      finishFlush: index === parts.length - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before.subarray(-WINDOW) }),
    });
  });
  return {
    fill: (nonce) => {
      const gap = Buffer.from(nonce);
      const tail = Buffer.alloc(8);
      tail.writeUInt32LE(parts.reduce((sum, part, index) => checksum(part, index === 0 ? 0 : checksum(gap, sum)), 0));
      tail.writeUInt32LE(length, 4);
      return Buffer.concat([GZIP_HEAD, joined(blocks, storedBlock(gap)), tail]);
    },
  };
};

/**
 * Packs a page that contains a nonce; `fill` replaces it by another one of the same length. Compressed with gzip only:
 * the blocks of brotli depend on the bytes before them.
 */
export const packPage = (page: string, nonce: string, encoding: 'gzip' | null): Packed => {
  const parts = page.split(nonce).map((part) => Buffer.from(part));
  if (encoding === 'gzip') return gzipAround(parts, nonce.length);
  return { fill: (given) => joined(parts, Buffer.from(given)) };
};
