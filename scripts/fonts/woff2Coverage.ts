import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The table tags that a woff2 directory encodes as numbers, up to those that a text font needs (W3C WOFF2, 4.1). */
const KNOWN_TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill '
).match(/.{4} /g)!;
const HEADER_LENGTH = 48;

interface TableEntry {
  tag: string;
  length: number;
}

/** Reads the table directory; returns the tables in the order of their data, and the offset of the compressed data. */
const readDirectory = (font: Buffer): { tables: TableEntry[]; dataStart: number } => {
  let at = HEADER_LENGTH;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const tables = Array.from({ length: font.readUInt16BE(12) }, (): TableEntry => {
    const flags = font.readUInt8(at++);
    const known = KNOWN_TAGS[flags & 0x3f]?.slice(0, 4);
    const tag = known ?? font.toString('latin1', at, (at += 4));
    const version = flags >> 6;
    const original = base128();
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    return { tag, length: transformed ? base128() : original };
  });
  return { tables, dataStart: at };
};

const readSegments = (cmap: Buffer, at: number): number[] => {
  const count = cmap.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + 2 * count + 2;
  const codes: number[] = [];
  for (let i = 0; i < count; i++) {
    const end = cmap.readUInt16BE(ends + 2 * i);
    const delta = cmap.readUInt16BE(starts + 2 * count + 2 * i);
    const rangeAt = starts + 4 * count + 2 * i;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = cmap.readUInt16BE(starts + 2 * i); code <= end && code !== 0xffff; code++) {
      const start = cmap.readUInt16BE(starts + 2 * i);
      const glyph = range === 0 ? code + delta : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
      if ((glyph & 0xffff) !== 0) codes.push(code);
    }
  }
  return codes;
};

const readGroups = (cmap: Buffer, at: number): number[] => {
  const codes: number[] = [];
  for (let i = 0; i < cmap.readUInt32BE(at + 12); i++) {
    const group = at + 16 + 12 * i;
    for (let code = cmap.readUInt32BE(group); code <= cmap.readUInt32BE(group + 4); code++) codes.push(code);
  }
  return codes;
};

/** The code points for which a woff2 file contains glyphs, read from its `cmap` table (formats 4 and 12). */
export const woff2Coverage = (file: string): Set<number> => {
  const font = readFileSync(file);
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${file} is not a woff2 file`);
  const { tables, dataStart } = readDirectory(font);
  const data = brotliDecompressSync(font.subarray(dataStart, dataStart + font.readUInt32BE(20)));
  const before = tables.slice(
    0,
    tables.findIndex(({ tag }) => tag === 'cmap'),
  );
  const cmap = data.subarray(before.reduce((sum, { length }) => sum + length, 0));
  const codes = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4);
    const format = cmap.readUInt16BE(at);
    const found = format === 4 ? readSegments(cmap, at) : format === 12 ? readGroups(cmap, at) : [];
    found.forEach((code) => codes.add(code));
  }
  return codes;
};
