import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

const debianFolders = () =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => /^\d+$/.test(version))
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));

/**
 * POSTGRES_BIN, Debian's newest release, or PATH. A server needs both initdb and postgres.
 * @returns {string | null}
 */
export const postgresBin = () => {
  const chosen = process.env.POSTGRES_BIN;
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = chosen ? [chosen] : [...debianFolders(), ...onPath];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) ?? null;
};

/**
 * PostgreSQL refuses to run as root: Debian's user or an unprivileged one runs it. Null if this process is not root.
 * @returns {{ uid: number, gid: number } | null}
 */
export const postgresOwner = () => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (/** @type {'-u' | '-g'} */ kind) => {
    const found = ['postgres', 'nobody'].map((user) => spawnSync('id', [kind, user], { encoding: 'utf8' }));
    return Number(found.find(({ status }) => status === 0)?.stdout);
  };
  return { uid: idOf('-u'), gid: idOf('-g') };
};
