import { restoreText } from '#copy/commands';
import { openPostgres } from '#server/db/postgres';
import { TABLE_NAMES } from '#server/db/tableNames';
import { CommandFailure, ToolFailure } from './CommandFailure';
import { contentsOf, countServers, versionOf, type Contents } from './contents.repository';
import { runTool, startTool } from './postgresTool';
import { requireConsent, requireKnown } from './restoreChecks';

type Environment = Record<string, string | undefined>;

/** The archive's version, or null. Throws unless the archive is readable to its end. */
export const readArchive = async (file: string, environment: Environment): Promise<number | null> => {
  try {
    await runTool('pg_restore', ['--file=/dev/null', file], { environment });
    const rows = await runTool('pg_restore', ['--data-only', '--table=migrations', '--file=-', file], { environment });
    const versions = [...rows.matchAll(/^(\d+)\t/gm)].map(([, version]) => Number(version));
    return versions.length === 0 ? null : Math.max(...versions);
  } catch (error) {
    // This pg_restore cannot read an intact archive of a newer pg_dump; its own message says so.
    const damaged = error instanceof ToolFailure && !error.message.includes('unsupported version');
    throw damaged ? new CommandFailure(restoreText.notBackup(file)) : error;
  }
};

/** Triggers in archives from before version 41 call these functions, which the archives lack. */
const FORMER_FUNCTIONS = ['keep_count_day', 'keep_count_booked', 'keep_count_messages'];

const requireFree = (connections: number, force: boolean): string[] => {
  if (connections === 0) return [];
  if (!force) throw new CommandFailure(restoreText.connected(connections));
  return [restoreText.stillConnected(connections)];
};

/**
 * In one transaction, committed only after pg_restore has read the archive to its end. All known tables are dropped
 * first, including tables newer than the archive.
 */
const replaceTables = async (file: string, url: string, environment: Environment): Promise<void> => {
  const settings = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set', 'ON_ERROR_STOP=1', '--file=-'];
  const psql = startTool('psql', settings, { environment, url });
  const archive = startTool('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], { environment });
  const { stdin } = psql.child;
  const gaveUp = psql.ended.then(() => {
    throw new Error('psql ended before the commit');
  });
  try {
    stdin.write(`begin; set local lock_timeout = '10s'; drop table if exists ${TABLE_NAMES.join(', ')} cascade;\n`);
    for (const name of FORMER_FUNCTIONS)
      stdin.write(
        `create or replace function ${name}() returns trigger language plpgsql as 'begin return null; end';\n`,
      );
    archive.child.stdin.end();
    archive.child.stdout.pipe(stdin, { end: false });
    await Promise.race([archive.ended, gaveUp]);
    // The archive has emptied the path on which the functions are found.
    stdin.write(`reset search_path;\ndrop function ${FORMER_FUNCTIONS.join(', ')} cascade;\ncommit;\n`);
  } finally {
    // If psql has failed, pg_restore has no reader. If pg_restore has failed, psql does not get the commit.
    archive.child.kill();
    stdin.end();
  }
  await psql.ended;
};

export const restorePostgres = async (
  file: string,
  url: string,
  { force, environment }: { force: boolean; environment: Environment },
): Promise<{ version: number; contents: Contents; warnings: string[] }> => {
  const version = requireKnown(await readArchive(file, environment), file);
  const db = await openPostgres(url);
  try {
    if ((await versionOf(db)) !== null) requireConsent((await contentsOf(db)).bookings, force);
    const warnings = requireFree(await countServers(db), force);
    await replaceTables(file, url, environment);
    return { version, contents: await contentsOf(db), warnings };
  } finally {
    await db.destroy();
  }
};
