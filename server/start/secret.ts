import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startFailure } from '#copy/server';
import type { Place } from '#server/db/place';
import { isFolderFault } from './folderFault';
import { StartFailure } from './StartFailure';

export const SECRET_MIN = 32;

/** Folder of files beside the database, such as the secret. */
export const dataFolder = (place: Place): string => (place.engine === 'sqlite' ? dirname(place.file) : resolve('data'));

const secretPath = (folder: string): string => join(folder, 'secret');
/** Newest first, one per line. */
const previousPath = (folder: string): string => join(folder, 'secret.previous');

/** A StartFailure names an unreadable file: the command that made it may have run as another user. */
const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (isFolderFault(error)) throw new StartFailure(startFailure.unreadableSecret(path));
    throw error;
  }
};

const generateSecret = (): string => randomBytes(32).toString('hex');
const asideOf = (path: string): string => `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;

/** Survives a power cut from now on. Windows has no such call. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  fsyncSync(open);
  closeSync(open);
};

const storeNewSecret = (folder: string): void => {
  const path = secretPath(folder);
  const aside = asideOf(path);
  writeFileSync(aside, generateSecret(), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(aside);
  }
  syncFolder(folder);
};

/**
 * Linked, so that two processes that start together use the same secret. Synced, because booking passwords never match
 * after the secret is lost.
 */
export const loadOrCreateSecret = (folder: string): string => {
  const path = secretPath(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (readIfThere(path) === null) storeNewSecret(folder);
  } catch (error) {
    // The database may be elsewhere.
    throw isFolderFault(error) ? new StartFailure(startFailure.folder(folder)) : error;
  }
  const secret = readIfThere(path) ?? '';
  if (secret.length < SECRET_MIN) throw new StartFailure(startFailure.shortSecret(path));
  return secret;
};

export const missingSecret = (folder: string): string | null =>
  existsSync(secretPath(folder)) ? null : secretPath(folder);

/** `SECRET` differs from the stored secret, so booking passwords made with that one no longer match. */
export const unusedSecret = (folder: string, accepted: readonly string[]): string | null => {
  const path = secretPath(folder);
  try {
    const stored = readIfThere(path) ?? '';
    return stored.length >= SECRET_MIN && !accepted.includes(stored) ? path : null;
  } catch {
    return null;
  }
};

/** Still accepted, the newest first. */
export const storedPreviousSecrets = (folder: string): string[] => {
  const path = previousPath(folder);
  const secrets = (readIfThere(path) ?? '').split('\n').filter((line) => line !== '');
  if (secrets.some(({ length }) => length < SECRET_MIN)) throw new StartFailure(startFailure.shortSecret(path));
  return secrets;
};

/** Same owner as the secret, because root may rotate it and the server's user must read it. */
const replaceFile = (path: string, content: string): void => {
  const aside = asideOf(path);
  writeFileSync(aside, content, { mode: 0o600, flag: 'wx', flush: true });
  const { uid, gid } = statSync(secretPath(dirname(path)));
  if (statSync(aside).uid !== uid) chownSync(aside, uid, gid);
  renameSync(aside, path);
  syncFolder(dirname(path));
};

/** False if none is stored. Saves the old secret first, so that nothing is lost if the program ends in between. */
export const rotateStoredSecret = (folder: string): boolean => {
  const secret = readIfThere(secretPath(folder));
  if (secret === null) return false;
  replaceFile(previousPath(folder), `${[secret, ...storedPreviousSecrets(folder)].join('\n')}\n`);
  replaceFile(secretPath(folder), generateSecret());
  return true;
};
