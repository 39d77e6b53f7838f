import { closeSync, existsSync, fsyncSync, openSync, readSync, statSync } from 'node:fs';

export type BackupKind = 'sqlite' | 'postgres' | 'empty' | 'other';

const MAGIC: [BackupKind, Buffer][] = [
  ['sqlite', Buffer.from('SQLite format 3\0')],
  ['postgres', Buffer.from('PGDMP')],
];

/** Decided by the first bytes. Throws if the file cannot be read. */
export const kindOfFile = (file: string): BackupKind => {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(16);
    const length = readSync(handle, head, 0, head.length, 0);
    if (length === 0) return 'empty';
    return MAGIC.find(([, magic]) => head.subarray(0, magic.length).equals(magic))?.[0] ?? 'other';
  } finally {
    closeSync(handle);
  }
};

/** Allowed: no file, an empty file, or an older backup. */
export const mayBeReplaced = (file: string): boolean =>
  !existsSync(file) || (statSync(file).isFile() && kindOfFile(file) !== 'other');

/** fsync. */
export const flushFile = (file: string): void => {
  // For writing too, because Windows syncs no other file.
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
