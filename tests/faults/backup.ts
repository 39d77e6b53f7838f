/** Backups during bookings, restored into a new database and started there; and truncated backups. */
import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HEALTH } from '#contract/paths';
import { ROOT, temporaryFolder } from '#tests/support/processes';
import { openSeason, query, startProduct, widen } from '#tests/support/product';
import type { FaultTest, Result } from './faultTest';
import { contradictions } from './ledger';
import { postgresPlaces, sqlitePlaces, type Places } from './places';
import { randomFrom, type Random } from './random';
import { visitorsOf, type Visit } from './visitors';

const VISITORS = 8;
const LOAD_MS = [200, 1_000] as const;
const COMMAND_MS = 120_000;
/** Limit for the backup of a server's first start. */
const SCHEDULED_MS = 60_000;
const STEP_MS = 50;

/** Runs `npm run backup` or `npm run restore`; returns exit code and output. */
const run = (
  command: 'backup' | 'restore',
  file: string,
  database: string,
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const url = database.startsWith('postgres:') ? database : `file:${database}`;
    const args = ['node_modules/tsx/dist/cli.mjs', 'server/upkeep/commands/main.ts', command, file];
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATABASE_URL: url };
    execFile(process.execPath, args, { cwd: ROOT, env, timeout: COMMAND_MS }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: (out + err).trim() }),
    );
  });

/** Whether the restore has created nothing: no file, or no table. */
const isUntouched = async (database: string): Promise<boolean> =>
  database.startsWith('postgres:')
    ? (await query(database, "select 1 from pg_tables where schemaname = 'public'")).length === 0
    : !existsSync(database);

/** Waits until the server reports its scheduled backup; returns the file. */
const ownBackup = async (url: string, folder: string): Promise<string> => {
  const deadline = performance.now() + SCHEDULED_MS;
  for (;;) {
    const { backup } = (await (await fetch(url + HEALTH.ready)).json()) as { backup: { state: string } };
    if (backup.state === 'done') return path.join(folder, readdirSync(folder)[0] ?? '');
    if (performance.now() > deadline) throw new Error(`no scheduled backup: ${JSON.stringify(backup)}`);
    await setTimeout(STEP_MS);
  }
};

interface Round {
  places: Places;
  random: Random;
}

/**
 * Makes a backup during bookings, and restores and starts it elsewhere. Returns the file, the number of bookings
 * acknowledged before the backup, and contradictions to the visitors' responses.
 */
const backedUp = async (
  { places, random }: Round,
  scheduled: boolean,
): Promise<{ file: string; before: number; broken: string[] }> => {
  const folder = temporaryFolder();
  let product = await startProduct({ database: await places.next() });
  const days = (await openSeason(product)).flat();
  await widen(product, days);
  const visitors = visitorsOf(days);
  const stop = new AbortController();
  if (scheduled) {
    await visitors.book(product.url, { count: VISITORS, stop: AbortSignal.timeout(random.between(...LOAD_MS)) });
    await product.end();
    // The first start with BACKUP_DIR makes a backup.
    product = await startProduct({ database: product.database, settings: { BACKUP_DIR: folder } });
  }
  const acknowledged = (): Set<string> =>
    new Set(visitors.visits.filter(({ guestId }) => guestId !== null).map(({ key }) => key));
  let before = acknowledged();
  const booking = visitors.book(product.url, { count: VISITORS, stop: stop.signal });
  let file: string;
  if (scheduled) file = await ownBackup(product.url, folder);
  else {
    await setTimeout(random.between(...LOAD_MS));
    // On a busy machine the first booking may take longer.
    while (acknowledged().size === 0) await setTimeout(STEP_MS);
    before = acknowledged();
    file = path.join(folder, 'copy');
    const { code, output } = await run('backup', file, product.database);
    if (code !== 0) throw new Error(output);
  }
  stop.abort();
  await booking;
  await product.end();

  const restored = await places.next();
  const { code, output } = await run('restore', file, restored);
  if (code !== 0) throw new Error(output);
  const again = await startProduct({ database: restored });
  // Bookings acknowledged after the backup began may be missing.
  const expected: Visit[] = visitors.visits.map((visit) => ({
    ...visit,
    guestId: before.has(visit.key) ? visit.guestId : null,
  }));
  const broken = await contradictions(restored, expected);
  await again.end();
  return { file, before: before.size, broken: [...broken, ...visitors.wrong] };
};

/** Truncates a backup at random bytes and tries to restore it; returns the attempts without a clean refusal. */
const restoreTruncated = async (file: string, { places, random }: Round, cuts: number): Promise<string[]> => {
  const { size } = statSync(file);
  const wrong: string[] = [];
  const place = await places.next();
  for (let count = 0; count < cuts; count += 1) {
    const at = random.between(0, size - 1);
    const damaged = path.join(temporaryFolder(), 'damaged');
    copyFileSync(file, damaged);
    truncateSync(damaged, at);
    const { code, output } = await run('restore', damaged, place);
    const lines = output.split('\n').filter((line) => !line.startsWith('npm '));
    if (code !== 1 || lines.length !== 1) wrong.push(`truncated at ${at} of ${size}: ${code} ${output}`);
    if (!(await isUntouched(place))) wrong.push(`truncated at ${at} of ${size}: something was restored`);
  }
  return wrong;
};

const onEngine = async (
  places: Places,
  random: Random,
  { rounds, cuts, first }: { rounds: number; cuts: number; first: 'command' | 'server' },
): Promise<Result[]> => {
  const round = { places, random };
  const broken: string[] = [];
  let acknowledged = 0;
  let file = '';
  for (let count = 0; count < rounds; count += 1) {
    const made = await backedUp(round, (count % 2 === 0) === (first === 'server'));
    broken.push(...made.broken);
    acknowledged += made.before;
    ({ file } = made);
  }
  const wrong = await restoreTruncated(file, round, cuts);
  return [
    {
      promise: 'the backup has every booking acknowledged before it began; all sums agree',
      done: `${rounds} backups on ${places.engine} with ${VISITORS} visitors, by ${first === 'server' ? 'server and command' : 'command and server'} in turn, restored and started elsewhere`,
      seen: broken.length === 0 ? `${acknowledged} bookings, none lost` : [...new Set(broken)].join('; '),
      passed: broken.length === 0 && acknowledged > 0,
    },
    {
      promise: 'a truncated backup is refused with one line and restores nothing',
      done: `${cuts} random truncations on ${places.engine}`,
      seen: wrong.length === 0 ? `${cuts} refused, nothing restored` : wrong.join('; '),
      passed: wrong.length === 0,
    },
  ];
};

export const backup: FaultTest = {
  title: 'backup and restore under load',
  needsPostgres: true,
  run: async ({ short, seed }) => {
    const random = randomFrom(seed);
    const form = short ? { rounds: 1, cuts: 2 } : { rounds: 6, cuts: 50 };
    return [
      ...(await onEngine(sqlitePlaces(), random, { ...form, first: 'server' })),
      ...(await onEngine(postgresPlaces(), random, { ...form, first: 'command' })),
    ];
  },
};
