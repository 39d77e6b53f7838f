/** PostgreSQL servers that a fault test can stop, start and replace. */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { postgresBin, postgresOwner } from '../../scripts/postgres/find.mjs';
import { freePort, startProgram, temporaryFolder, type Started } from '#tests/support/processes';
import { query } from '#tests/support/product';

const START_MS = 30_000;
const STEP_MS = 20;
/** Signals for a regular stop and for a stop without a checkpoint, as in a crash. */
const STOPS = { regular: 'SIGINT', crash: 'SIGQUIT' } as const;

/** The operating system does not crash in these fault tests, so writes survive without a sync. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1', 'shared_buffers=32MB'];

export interface Cluster {
  port: number;
  /** Folder of the socket, where no password is needed. */
  socket: string;
  start: () => Promise<void>;
  stop: (how: keyof typeof STOPS) => Promise<void>;
  /** Makes a standby the primary. */
  promote: () => void;
}

const program = (name: string): string => path.join(postgresBin() as string, name);
const owner = postgresOwner();

const run = (name: string, args: string[], cwd: string): void =>
  void execFileSync(program(name), args, { ...owner, cwd, stdio: ['ignore', 'ignore', 'pipe'] });

/** A cluster, not running, with data written by `fill`. */
const clusterOf = async (fill: (data: string, folder: string) => void): Promise<Cluster> => {
  const folder = temporaryFolder();
  const [data, socket] = [path.join(folder, 'data'), path.join(folder, 'socket')] as const;
  mkdirSync(socket, { mode: 0o700 });
  if (owner) for (const place of [folder, socket]) chownSync(place, owner.uid, owner.gid);
  fill(data, folder);
  const port = await freePort();
  const settings = [...SETTINGS, `unix_socket_directories=${socket}`, `port=${port}`].flatMap((set) => ['-c', set]);
  let running: Started | null = null;
  return {
    port,
    socket,
    start: async () => {
      running = startProgram(program('postgres'), ['-D', data, ...settings], {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      });
      const deadline = performance.now() + START_MS;
      while (spawnSync(program('pg_isready'), ['-q', '-h', socket, '-p', String(port)]).status !== 0) {
        if (performance.now() > deadline) throw new Error('PostgreSQL did not start');
        await setTimeout(STEP_MS);
      }
    },
    stop: async (how) => {
      const child = running?.child;
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill(STOPS[how]);
      await ended;
      running = null;
    },
    promote: () => run('pg_ctl', ['promote', '-w', '-D', data], folder),
  };
};

/** A new, running cluster with the user `boat`, without a password. */
export const openCluster = async (): Promise<Cluster> => {
  const cluster = await clusterOf((data, folder) =>
    run('initdb', ['-D', data, '-U', 'boat', '-E', 'UTF8', '--no-locale', '--no-sync', '--auth=trust'], folder),
  );
  await cluster.start();
  return cluster;
};

export const urlOf = (port: number): string => `postgres://boat@127.0.0.1:${port}/postgres`;

/** A running synchronous standby: the primary acknowledges a commit only after the standby has it. */
export const openStandby = async (primary: Cluster): Promise<Cluster> => {
  const from = ['-h', primary.socket, '-p', String(primary.port), '-U', 'boat'];
  const standby = await clusterOf((data, folder) =>
    run('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'], folder),
  );
  await standby.start();
  const url = urlOf(primary.port);
  await query(url, `alter system set synchronous_standby_names = '*'`);
  await query(url, 'select pg_reload_conf()');
  const isSynchronous = async (): Promise<boolean> =>
    (await query(url, `select pid from pg_stat_replication where sync_state = 'sync'`)).length > 0;
  while (!(await isSynchronous())) await setTimeout(STEP_MS);
  return standby;
};
