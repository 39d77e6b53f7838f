/** The processes of a run. Each is ended by its own id, at the end of the run at the latest. */
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Load, Loaded } from './client';

export const ROOT = path.resolve(import.meta.dirname, '..');
const GRACE_MS = 12_000;

const running = new Set<ChildProcess>();
const folders: string[] = [];
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** A folder that is removed at the end of the run. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'boat-bench-'));
  folders.push(folder);
  return folder;
};

/** Starts a Node process; `end` stops it and waits for it. */
export const startNode = (args: string[], options: SpawnOptions): { child: ChildProcess; end: () => Promise<void> } => {
  const child = spawn(process.execPath, args, options);
  running.add(child);
  const ended = once(child, 'exit').then(() => void running.delete(child));
  return {
    child,
    end: async () => {
      const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(late);
    },
  };
};

/** Starts a file of this folder that talks over messages; the run fails if it ends by itself. */
export const startTalking = (file: string): { child: ChildProcess; end: () => Promise<void> } => {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const started = startNode([...loader, path.join(import.meta.dirname, file)], { cwd: ROOT, stdio: [...stdio] });
  started.child.once('exit', (code) => {
    if (code) throw new Error(`${file} has ended`);
  });
  return started;
};

/** Sends a message, if any, and waits for the next one of the process. */
export const nextMessage = async (child: ChildProcess, message?: object): Promise<unknown> => {
  const answer = once(child, 'message');
  if (message) child.send(message);
  const [content] = (await answer) as unknown[];
  return content;
};

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Resident memory of a process, in MiB. */
export const residentMiB = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

let client: ChildProcess | undefined;

/** Lets the client process send requests; throws if a connection fails or a response is not one of `expected`. */
export const send = async (load: Load, expected: readonly number[] = [200]): Promise<Loaded> => {
  client ??= startTalking('client.ts').child;
  const { loaded, error } = (await nextMessage(client, load)) as { loaded?: Loaded; error?: string };
  if (!loaded) throw new Error(error);
  const wrong = Object.keys(loaded.statuses).filter((status) => !expected.includes(Number(status)));
  if (wrong.length > 0) throw new Error(`answered ${JSON.stringify(loaded.statuses)}`);
  return loaded;
};
