/** Stops and removes the server when standard input closes, for example when the parent dies. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { postgresOwner } from './find.mjs';

const [bin = '', minutes = '20'] = process.argv.slice(2);
const TRIES = 3;
const START_MS = 20_000;
const STOP_MS = 10_000;
/** Only for TCP; other users cannot access the socket's folder. */
const PASSWORD = 'throwaway';

const owner = postgresOwner();

const folder = mkdtempSync(path.join(tmpdir(), 'boat-pg-'));
const data = path.join(folder, 'data');
const socket = path.join(folder, 'socket');
const own = (/** @type {string} */ place) => {
  if (owner) chownSync(place, owner.uid, owner.gid);
};

/** @type {{ process: import('node:child_process').ChildProcess | null }} */
const server = { process: null };
let ending = false;
/** @type {(code: number) => Promise<never>} */
const end = async (code) => {
  ending = true;
  const child = server.process;
  if (child && child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    // Waits for no client and writes nothing.
    child.kill('SIGQUIT');
    if ((await Promise.race([gone, setTimeout(STOP_MS, 'late')])) === 'late') child.kill('SIGKILL');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
const fail = (/** @type {string} */ reason) => {
  if (ending) return;
  console.error(reason);
  void end(1);
};

process.stdin
  .resume()
  .once('end', () => void end(0))
  .once('error', () => void end(0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => void end(0));
setTimeout(Number(minutes) * 60_000, null, { ref: false }).then(() =>
  fail(`PostgreSQL ran longer than ${minutes} min`),
);

const makeCluster = () => {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  mkdirSync(socket, { mode: 0o700 });
  for (const place of [folder, socket, passwordFile]) own(place);
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [
      ...['-D', data, '-U', 'boat', '-E', 'UTF8', '--no-locale', '--no-sync', '--no-instructions'],
      ...['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`],
    ],
    { ...owner, cwd: folder, encoding: 'utf8', timeout: START_MS },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? ''}${made.stderr}`);
};

/** @returns {Promise<number>} */
const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: socket,
  max_connections: '100',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  deadlock_timeout: '100ms',
  shared_buffers: '32MB',
  log_min_messages: 'fatal',
};

/** False if another program took the port in the meantime. */
const startServer = async (/** @type {number} */ port) => {
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] };
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], options);
  server.process = child;
  let said = '';
  child.stderr?.on('data', (/** @type {Buffer} */ chunk) => (said += chunk.toString()));
  const deadline = Date.now() + START_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    if (spawnSync(path.join(bin, 'pg_isready'), ['-q', '-h', socket, '-p', String(port)]).status === 0) {
      child.once('exit', () => fail(`PostgreSQL ended: ${said}`));
      return true;
    }
    await setTimeout(50);
  }
  console.error(said);
  return false;
};

try {
  makeCluster();
  for (let tries = 1; !ending; tries += 1) {
    const port = await freePort();
    if (await startServer(port)) {
      console.log(JSON.stringify({ socket, port, user: 'boat', password: PASSWORD, pid: server.process?.pid }));
      break;
    }
    if (tries === TRIES) throw new Error('PostgreSQL did not start');
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
