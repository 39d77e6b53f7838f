import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's package puts each release. */
const DEBIAN = '/usr/lib/postgresql';

const debianFolders = () =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => /^\d+$/.test(version))
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));

/**
 * The folder of PostgreSQL's own programs: POSTGRES_BIN's, Debian's newest, or one on the path. Null where there is no
 * server to be had, which needs both of initdb and postgres.
 * @returns {string | null}
 */
export const postgresBin = () => {
  const chosen = process.env.POSTGRES_BIN;
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = chosen ? [chosen] : [...debianFolders(), ...onPath];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
};
