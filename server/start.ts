import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOOKING_LIMITS } from '#server/limits/limits';
import type { RenderPage } from '#contract/rendering';
import { settingReasons, started, startFailure } from '#copy/server';
import { buildApp } from './app';
import { deleteOldCopies } from '#server/upkeep/backups/backupFiles';
import { scheduleBackups } from '#server/upkeep/backups/schedule';
import { ensureAdministrator, hasAdministrator } from '#server/auth/administrator';
import { fillDemo } from '#server/upkeep/demo/demo.service';
import { fillDemoPosts } from '#server/upkeep/demo/demoPosts.service';
import { lockForOneServer } from '#server/db/oneServer';
import { openDatabase } from '#server/db/open';
import { requireWritable } from '#server/db/sqlite';
import type { App } from '#server/http/fastify';
import { newerWatch } from '#server/upkeep/health/health.service';
import { deriveKeys } from '#server/keys/keys';
import { openBus } from '#server/bus/openBus';
import type { ChannelSettings } from '#server/messages/sending/channelSettings';
import { openChannel } from '#server/messages/sending/openChannel';
import { startWorker, type Worker } from '#server/messages/sending/worker';
import { bufferedOutput, loggerOptions } from './logger';
import { everyMinute, everyNight } from '#server/upkeep/nightly/daily';
import { followTimes } from '#server/upkeep/nightly/followTimes';
import { runMaintenance } from '#server/upkeep/nightly/maintenance';
import type { Settings } from './environment';
import { startupMessage, siteAddress } from '#server/start/startupMessage';
import { loadOrCreateSecret, dataFolder, storedPreviousSecrets, unusedSecret } from '#server/start/secret';
import { StartFailure } from '#server/start/StartFailure';
import { migrateWithBackup } from '#server/upkeep/backups/migrateWithBackup';

/** The first path is relative to the bundle (dist/server), the second to the source. */
const findClient = (): string | undefined =>
  [join(import.meta.dirname, '../client'), join(import.meta.dirname, '../dist/client')].find((folder) =>
    existsSync(join(folder, 'index.html')),
  );

/** Undefined in development, where the browser renders every page. */
const loadRenderer = async (clientDir: string | undefined): Promise<RenderPage | undefined> => {
  const file = clientDir === undefined ? '' : join(clientDir, '../render/render.js');
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { render: RenderPage }).render;
};

/** The database's reason contains no personal data; the connection is reopened on demand. */
const logLostConnection = ({ message }: Error): void => {
  console.error(JSON.stringify({ level: 40, msg: 'a database connection was lost', reason: message }));
};

interface SiteOptions {
  settings: Settings;
  channelSettings: ChannelSettings;
  /** The real time, unless the settings freeze it. */
  now: () => Date;
  /** Environment of the programs that a backup starts. */
  environment: NodeJS.ProcessEnv;
  /** Called as soon as the site responds to requests, before the start is over. */
  onListening?: (site: ListeningSite) => void;
}

export interface ListeningSite {
  app: App;
  port: number;
  /** Finishes open requests, then closes the database. */
  close: () => Promise<void>;
}
export interface RunningSite extends ListeningSite {
  /** For the operator: address, login, location of the data. */
  lines: string[];
}

/**
 * Also migrates the database. Several sites can run in one process, each with its own database. Throws StartFailure,
 * SecondServerError and the errors that failureLine.ts explains.
 */
export const startSite = async ({
  settings,
  channelSettings,
  now,
  environment,
  onListening,
}: SiteOptions): Promise<RunningSite> => {
  // Otherwise links in messages would lead to this machine's own address.
  if (settings.production && channelSettings.channel !== 'log' && settings.publicUrl === undefined)
    throw new StartFailure(startFailure.setting('PUBLIC_URL', settingReasons.PUBLIC_URL_REQUIRED));
  const clientDir = findClient();
  if (clientDir === undefined && settings.production) throw new StartFailure(startFailure.noClient);
  const folder = dataFolder(settings.database);
  const secret = settings.secret ?? loadOrCreateSecret(folder);
  const previousSecrets = [
    ...settings.previousSecrets,
    ...(settings.secret === undefined ? storedPreviousSecrets(folder) : []),
  ];
  const unlock = settings.database.engine === 'sqlite' ? lockForOneServer(settings.database.file) : () => undefined;
  const db = await openDatabase(settings.database, logLostConnection);
  if (settings.database.engine === 'sqlite') requireWritable(db);
  const { frozenAt } = settings;
  const clock = frozenAt ? () => new Date(frozenAt) : now;
  const upgraded = await migrateWithBackup(db, settings, { now: clock(), environment });
  if (settings.production && settings.adminPassword === undefined && !(await hasAdministrator({ db })))
    throw new StartFailure(startFailure.passwordRequired);
  const demo = settings.demoData !== 'off' && (await fillDemo({ db, clock, keys: deriveKeys(secret) }));
  const bus = await openBus(settings.database, logLostConnection);
  const output = bufferedOutput();
  const flush = (): void => output.flushSync();
  process.once('exit', flush);
  const app = await buildApp({
    db,
    bus,
    settings: {
      ...settings,
      secret,
      previousSecrets,
      backupsOn: settings.backups.folder !== null,
      channel: channelSettings,
    },
    clock,
    clientDir,
    render: await loadRenderer(clientDir),
    // In development a person reads the output; in production a machine does.
    logger: loggerOptions(settings.production ? 'info' : 'warn', output),
  });
  const keys = deriveKeys(secret, previousSecrets);
  const maintenance = async () => {
    await runMaintenance({ db, clock, bus, keys }, app.log);
    try {
      if (settings.database.engine === 'sqlite')
        deleteOldCopies(settings.database.file, clock(), settings.backups.days);
    } catch (error) {
      app.log.error({ err: error }, 'old copies of the database could not be deleted');
    }
  };
  const needs = { db, clock, bus, keys, limits: settings.limits ?? BOOKING_LIMITS };
  const follow = (): Promise<void> =>
    followTimes(needs, {
      frozen: frozenAt !== undefined,
      failed: (error) => app.log.error({ err: error }, 'offers or deposits whose time is over could not be followed'),
    });
  await maintenance();
  await follow();
  const stopMaintenance = everyNight(clock, maintenance);
  const stopFollowing = everyMinute(() => void follow());
  const watchVersion = newerWatch(db, app.log);
  const stopWatching = everyMinute(() => void watchVersion());
  let worker: Worker | null = null;
  let posts: Promise<void> | null = null;
  let stopBackups: (() => Promise<void>) | null = null;
  app.addHook('onClose', async () => {
    stopMaintenance();
    stopFollowing();
    stopWatching();
    await stopBackups?.();
    await worker?.stop();
    await posts;
  });
  await app.listen({ port: settings.port, host: settings.host });
  const listening = app.server.address();
  const port = typeof listening === 'object' && listening ? listening.port : settings.port;
  worker = startWorker({
    db,
    clock,
    bus,
    channel: openChannel(channelSettings, clock, app.log),
    operatorTel: channelSettings.operatorTel,
    offers: { keys, site: settings.publicUrl ?? siteAddress(settings.host, port) },
    log: app.log,
  });
  if (demo && settings.demoData === 'on')
    posts = fillDemoPosts({ db, clock, bus }, clientDir ?? 'public').catch((error: unknown) =>
      app.log.error({ err: error }, "the demo's posts could not be made"),
    );
  const { folder: backupFolder, days } = settings.backups;
  if (backupFolder !== null) {
    const context = { db, clock, place: settings.database, environment, log: app.log };
    stopBackups = scheduleBackups(context, { folder: backupFolder, days });
  }
  const close = async (): Promise<void> => {
    await app.close();
    await bus.close();
    await db.destroy();
    process.removeListener('exit', flush);
    flush();
    output.end();
    unlock();
  };
  const site = { app, port, close };
  onListening?.(site);
  // Last, because a failed start would never display a generated password.
  const administrator = await ensureAdministrator(
    { db, clock },
    { userid: settings.adminUserid, password: settings.adminPassword },
  );
  const lines = [...startupMessage(settings, { port, administrator, demo }), ...upgraded];
  const unused = unusedSecret(folder, [secret, ...previousSecrets]);
  if (unused !== null) lines.push(started.unusedSecret(unused));
  if (clientDir === undefined) lines.push(started.noClient);
  return { ...site, lines };
};
