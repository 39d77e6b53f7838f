import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What every answer has for itself, and a page contains. */
export interface Own {
  nonce: string;
  /** Milliseconds since 1970, 13 digits. */
  time: string;
}

/** The body of an answer as it is sent, except for what every answer has for itself. */
export interface Packed {
  /** The whole body of this answer. */
  fill: (own: Own) => Buffer;
}

/** The highest level whose time stays near that of gzip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Packs a body without a nonce. */
export const pack = (content: Buffer, encoding: Encoding | null): Packed => {
  const bytes =
    encoding === 'br' ? brotliCompressSync(content, BROTLI) : encoding === 'gzip' ? gzipSync(content) : content;
  return { fill: () => bytes };
};

/** The parts with what stands between them, one fewer. */
const joined = (parts: readonly Buffer[], gaps: readonly Buffer[]): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [gaps[index - 1] ?? EMPTY, part])));
const EMPTY = Buffer.alloc(0);

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
 * Compresses the parts once, each into deflate blocks that end at a byte, so that what every answer has for itself fits
 * between them as a block of its own. Each part may refer to those before it; between them zeros stand there, which no
 * page contains, so nothing refers to them. Only the checksum is computed for each answer.
 */
const gzipAround = (parts: readonly Buffer[], gapLengths: readonly number[]): ((gaps: readonly Buffer[]) => Buffer) => {
  const zeros = gapLengths.map((length) => Buffer.alloc(length));
  const { length } = joined(parts, zeros);
  const blocks = parts.map((part, index) => {
    const before = index === 0 ? EMPTY : joined([...parts.slice(0, index), EMPTY], zeros);
    return deflateRawSync(part, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: index === parts.length - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before.subarray(-WINDOW) }),
    });
  });
  return (gaps) => {
    const tail = Buffer.alloc(8);
    const sumBefore = (sum: number, index: number): number =>
      index === 0 ? 0 : checksum(gaps[index - 1] ?? EMPTY, sum);
    tail.writeUInt32LE(parts.reduce((sum, part, index) => checksum(part, sumBefore(sum, index)), 0));
    tail.writeUInt32LE(length, 4);
    return Buffer.concat([GZIP_HEAD, joined(blocks, gaps.map(storedBlock)), tail]);
  };
};

/**
 * Packs a page that contains a nonce and a time; `fill` replaces them by others of the same length. Compressed with gzip
 * only: the blocks of brotli depend on the bytes before them.
 */
export const packPage = (page: string, own: Own, encoding: 'gzip' | null): Packed => {
  const pieces = page.split(new RegExp(`(${own.nonce}|${own.time})`));
  const parts = pieces.filter((_, index) => index % 2 === 0).map((part) => Buffer.from(part));
  const names = pieces.filter((_, index) => index % 2 === 1).map((piece) => (piece === own.nonce ? 'nonce' : 'time'));
  const lengths = names.map((name) => own[name].length);
  const around = encoding === 'gzip' ? gzipAround(parts, lengths) : (gaps: Buffer[]) => joined(parts, gaps);
  return {
    fill: (given) => {
      const values = { nonce: Buffer.from(given.nonce), time: Buffer.from(given.time) };
      return around(names.map((name) => values[name]));
    },
  };
};
