import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFailure } from '../../copy/server';
import { StartFailure } from './StartFailure';

const MIN_LENGTH = 32;

/**
 * The secret stored beside the database, created at the first start and readable by its owner only. It is written to a
 * temporary file and then linked, so that two processes that start together use the same complete secret.
 */
export const loadOrCreateSecret = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'secret');
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const read = (): string | null => {
    try {
      return readFileSync(path, 'utf8').trim();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  };
  if (read() === null) {
    writeFileSync(aside, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(aside, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      unlinkSync(aside);
    }
  }
  const secret = read() ?? '';
  if (secret.length < MIN_LENGTH) throw new StartFailure(startFailure.shortSecret(path));
  return secret;
};
