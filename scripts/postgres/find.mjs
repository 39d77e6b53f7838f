import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Parent folder of all releases in Debian's package. */
const DEBIAN = '/usr/lib/postgresql';

const debianFolders = () =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => /^\d+$/.test(version))
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));

/**
 * The folder of PostgreSQL's programs: POSTGRES_BIN, Debian's newest release, or one on PATH. Null if no server is
 * installed, which requires both initdb and postgres.
 * @returns {string | null}
 */
export const postgresBin = () => {
  const chosen = process.env.POSTGRES_BIN;
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = chosen ? [chosen] : [...debianFolders(), ...onPath];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
};
