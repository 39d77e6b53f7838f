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
import { startFailure } from '../../copy/server';
import type { Place } from '../db/place';
import { isFolderFault } from './folderFault';
import { StartFailure } from './StartFailure';

export const SECRET_MIN = 32;

/** Folder for files that are not data of the site, such as the secret. */
export const dataFolder = (place: Place): string => (place.engine === 'sqlite' ? dirname(place.file) : resolve('data'));

const secretPath = (folder: string): string => join(folder, 'secret');
/** The secrets before the stored one, the newest first: one a line. */
const previousPath = (folder: string): string => join(folder, 'secret.previous');

/**
 * The content of a file of secrets, or null if it does not exist. A StartFailure names one that cannot be read: the
 * command that made it may have run as another user.
 */
const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (isFolderFault(error)) throw new StartFailure(startFailure.unreadableSecret(path));
    throw error;
  }
};

const drawSecret = (): string => randomBytes(32).toString('hex');
const asideOf = (path: string): string => `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;

/** What a folder contains survives a power cut from now on. Windows has no such call. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  fsyncSync(open);
  closeSync(open);
};

const storeNewSecret = (folder: string): void => {
  const path = secretPath(folder);
  const aside = asideOf(path);
  writeFileSync(aside, drawSecret(), { mode: 0o600, flag: 'wx', flush: true });
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
 * The secret stored beside the database, created at the first start and readable by its owner only. It is written to a
 * temporary file and then linked, so that two processes that start together use the same complete secret. It is synced:
 * booking passwords that were made with a secret that a power cut has taken would never match again.
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

/** Where the secret is to be stored, if it is not there yet; null if it is. */
export const missingSecret = (folder: string): string | null =>
  existsSync(secretPath(folder)) ? null : secretPath(folder);

/**
 * The file of a stored secret that this server does not accept, because `SECRET` names another one; null if there is none.
 * Booking passwords that were made with it do not match any more.
 */
export const unusedSecret = (folder: string, accepted: readonly string[]): string | null => {
  const path = secretPath(folder);
  try {
    const stored = readIfThere(path) ?? '';
    return stored.length >= SECRET_MIN && !accepted.includes(stored) ? path : null;
  } catch {
    // It cannot be read, and is not needed.
    return null;
  }
};

/** The secrets that were stored before the current one and are still accepted, the newest first. */
export const storedPreviousSecrets = (folder: string): string[] => {
  const path = previousPath(folder);
  const secrets = (readIfThere(path) ?? '').split('\n').filter((line) => line !== '');
  if (secrets.some(({ length }) => length < SECRET_MIN)) throw new StartFailure(startFailure.shortSecret(path));
  return secrets;
};

/** Replaces a file by one of the same owner as the secret: root may rotate what the server's own user has to read. */
const replaceFile = (path: string, content: string): void => {
  const aside = asideOf(path);
  writeFileSync(aside, content, { mode: 0o600, flag: 'wx', flush: true });
  const { uid, gid } = statSync(secretPath(dirname(path)));
  if (statSync(aside).uid !== uid) chownSync(aside, uid, gid);
  renameSync(aside, path);
  syncFolder(dirname(path));
};

/**
 * Replaces the stored secret by a new one and keeps it as the newest of the previous ones; false if none is stored. The
 * old one is kept first, so that nothing is lost if the program ends in between.
 */
export const rotateStoredSecret = (folder: string): boolean => {
  const secret = readIfThere(secretPath(folder));
  if (secret === null) return false;
  replaceFile(previousPath(folder), `${[secret, ...storedPreviousSecrets(folder)].join('\n')}\n`);
  replaceFile(secretPath(folder), drawSecret());
  return true;
};
