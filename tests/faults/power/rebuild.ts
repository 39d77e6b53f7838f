/**
 * The database files as a power cut may leave them: all synced writes, and a random choice of the unsynced sectors.
 * Sectors survive independently, so a later write may survive while an earlier one is lost.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Random } from '../random';

const SECTOR = 512;
const HEAD = 16;
/** Numbers of the files and the folder, as in record.c. */
const SUFFIXES = { 1: '', 2: '-wal', 3: '-journal' } as const;
const FOLDER = 4;

type Change = { offset: number; bytes: Buffer } | { length: number };

/** One file's content: as synced, and the changes since. */
interface Content {
  synced: Buffer;
  since: Change[];
}

/** The file under a name after the folder's last sync, and after each creation or deletion since; null without a file. */
type Name = [synced: Content | null, ...since: (Content | null)[]];

/** The content after the changes; may modify `content`. */
const applied = (content: Buffer, changes: readonly Change[]): Buffer => {
  const ends = changes.map((change) => ('length' in change ? change.length : change.offset + change.bytes.length));
  const most = ends.reduce((a, b) => Math.max(a, b), content.length);
  const all = most > content.length ? Buffer.concat([content, Buffer.alloc(most - content.length)]) : content;
  let { length } = content;
  for (const change of changes) {
    if ('length' in change) {
      all.fill(0, change.length, Math.max(length, change.length));
      ({ length } = change);
    } else {
      change.bytes.copy(all, change.offset);
      length = Math.max(length, change.offset + change.bytes.length);
    }
  }
  return all.subarray(0, length);
};

/** The parts of a change that survive independently: its sectors. */
const pieces = (change: Change): Change[] => {
  if ('length' in change) return [change];
  const parts: Change[] = [];
  for (let from = 0; from < change.bytes.length;) {
    const offset = change.offset + from;
    const to = Math.min(change.bytes.length, from + SECTOR - (offset % SECTOR));
    parts.push({ offset, bytes: change.bytes.subarray(from, to) });
    from = to;
  }
  return parts;
};

export interface Cut {
  /** Number of writes and truncations not covered by a sync. */
  unsynced: number;
  /** Writes a state after the cut to the database `file`, which must not exist. */
  rebuild: (file: string, random: Random) => void;
}

/** Reads the writes of a process from the initial files (`before`) and its record. */
export const readCut = (before: string, log: string): Cut => {
  const names = new Map<number, Name>();
  for (const [number, suffix] of Object.entries(SUFFIXES)) {
    const isThere = existsSync(before + suffix);
    names.set(Number(number), [isThere ? { synced: readFileSync(before + suffix), since: [] } : null]);
  }
  const record = readFileSync(log);
  for (let at = 0; at + HEAD <= record.length;) {
    const kind = String.fromCharCode(record[at] ?? 0);
    const file = record[at + 1] ?? 0;
    const length = record.readUInt32LE(at + 4);
    const offset = Number(record.readBigUInt64LE(at + 8));
    const bytes = record.subarray(at + HEAD, at + HEAD + length);
    at += HEAD + length;
    if (file === FOLDER) {
      for (const [number, name] of names) names.set(number, [name.at(-1) ?? null]);
      continue;
    }
    const name = names.get(file) as Name;
    if (kind === 'C') name.push({ synced: Buffer.alloc(0), since: [] });
    if (kind === 'U') name.push(null);
    const content = name.at(-1) as Content;
    if (kind === 'W') content.since.push({ offset, bytes });
    if (kind === 'T') content.since.push({ length: offset });
    if (kind === 'S') content.synced = applied(content.synced, content.since.splice(0));
  }
  const unsynced = Array.from(names.values(), (name) => name.at(-1)?.since.length ?? 0).reduce((a, b) => a + b, 0);
  return {
    unsynced,
    rebuild: (file, random) => {
      // Share of surviving sectors: none, all, or random.
      const share = [0, 1, random.next(), random.next()][random.between(0, 3)] as number;
      for (const [number, suffix] of Object.entries(SUFFIXES)) {
        const name = names.get(Number(number)) as Name;
        const content = name[random.between(0, name.length - 1)];
        if (!content) continue;
        const surviving = content.since.flatMap(pieces).filter(() => random.next() < share);
        writeFileSync(file + suffix, applied(Buffer.from(content.synced), surviving));
      }
    },
  };
};
