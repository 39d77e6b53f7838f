import { brotliCompressSync, constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { followedBy, multiplied } from './checksum';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Parts of a page that differ in each response. */
export interface Own {
  nonce: string;
  /** Milliseconds since 1970, 13 digits. */
  time: string;
}

/** A compressed body with gaps for each response's own parts. */
export interface EncodedBody {
  fill: (own: Own) => Buffer;
}

/** The highest level that is about as fast as gzip. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const encodeBody = (content: Buffer, encoding: Encoding | null): EncodedBody => {
  let bytes = content;
  if (encoding === 'br') bytes = brotliCompressSync(content, BROTLI);
  if (encoding === 'gzip') bytes = gzipSync(content);
  return { fill: () => bytes };
};

const EMPTY = Buffer.alloc(0);

/** RFC 1952: deflate, without name and time, of an unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Checksum and length. */
const TAIL_BYTES = 8;
/** Deflate's window. */
const WINDOW = 32 * 1024;

/** A deflate block with its bytes as they are (RFC 1951, 3.2.4). */
const storedHead = (length: number): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(length ^ 0xffff, 3);
  return head;
};

/** Position of a per-response part, filled with zeros. */
interface Gap {
  name: keyof Own;
  zeros: Buffer;
}
interface Place extends Gap {
  at: number;
}

/** Each gap gets a head. */
const joined = (parts: readonly Buffer[], gaps: readonly Gap[], headOf: (length: number) => Buffer = () => EMPTY) => {
  const pieces = parts.slice(0, 1);
  const places: Place[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, gap] of gaps.entries()) {
    const head = headOf(gap.zeros.length);
    const part = parts[index + 1] ?? EMPTY;
    places.push({ ...gap, at: length + head.length });
    pieces.push(head, gap.zeros, part);
    length += head.length + gap.zeros.length + part.length;
  }
  return { whole: Buffer.concat(pieces), places };
};
type Joined = ReturnType<typeof joined>;

const filled = ({ whole, places }: Joined, own: Own): Buffer => {
  const bytes = Buffer.from(whole);
  for (const { name, at } of places) bytes.write(own[name], at, 'latin1');
  return bytes;
};

/**
 * The checksum of the page with zeros, and for each gap the difference made by its content, multiplied by the factor of
 * the bytes that follow. Factors of the same content are added up once.
 */
const checksumOf = ({ whole, places }: Joined): ((own: Own) => number) => {
  const withZeros = crc32(whole);
  const factors = new Map<keyof Own, { factor: number; before: number }>();
  for (const { name, zeros, at } of places) {
    const factor = followedBy(whole.length - at - zeros.length) ^ (factors.get(name)?.factor ?? 0);
    factors.set(name, { factor, before: crc32(zeros) });
  }
  return (own) => {
    let sum = withZeros;
    for (const [name, { factor, before }] of factors) sum ^= multiplied(factor, crc32(own[name]) ^ before);
    return sum >>> 0;
  };
};

/**
 * Compresses the shared parts once, each into deflate blocks that end at a byte; the per-response parts fit between
 * them as blocks. A part may refer to earlier ones. Gaps are zeros: no page contains zeros, so nothing refers to them.
 */
const gzipAround = (parts: readonly Buffer[], gaps: readonly Gap[]): EncodedBody => {
  const page = joined(parts, gaps);
  let begin = 0;
  const blocks = parts.map((part, index) => {
    const before = page.whole.subarray(0, begin);
    begin += part.length + (gaps[index]?.zeros.length ?? 0);
    return deflateRawSync(part, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: index === parts.length - 1 ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before.subarray(-WINDOW) }),
    });
  });
  const tail = Buffer.alloc(TAIL_BYTES);
  tail.writeUInt32LE(page.whole.length, TAIL_BYTES / 2);
  const around = blocks.map((block, index) =>
    Buffer.concat([index === 0 ? GZIP_HEAD : EMPTY, block, index === blocks.length - 1 ? tail : EMPTY]),
  );
  const encoded = joined(around, gaps, storedHead);
  const checksum = checksumOf(page);
  return {
    fill: (own) => {
      const bytes = filled(encoded, own);
      bytes.writeUInt32LE(checksum(own), bytes.length - TAIL_BYTES);
      return bytes;
    },
  };
};

/**
 * `page` contains a nonce and a time; `fill` replaces them with others of the same length. Gzip only, because brotli's
 * blocks depend on the bytes before them.
 */
export const encodePage = (page: string, own: Own, encoding: 'gzip' | null): EncodedBody => {
  const pieces = page.split(new RegExp(`(${own.nonce}|${own.time})`));
  const parts = pieces.filter((_, index) => index % 2 === 0).map((part) => Buffer.from(part));
  const gaps = pieces
    .filter((_, index) => index % 2 === 1)
    .map((piece): Gap => ({ name: piece === own.nonce ? 'nonce' : 'time', zeros: Buffer.alloc(piece.length) }));
  if (encoding === 'gzip') return gzipAround(parts, gaps);
  const plain = joined(parts, gaps);
  return { fill: (given) => filled(plain, given) };
};
