/** The processes of a run. Each is ended by its id, at the latest at the end of the run. */
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Load, Loaded } from './client';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const GRACE_MS = 12_000;

export interface Started {
  child: ChildProcess;
  end: () => Promise<void>;
}
const running = new Set<Started>();
const folders: string[] = [];
let client: ChildProcess | null = null;
process.once('exit', () => {
  for (const { child } of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.error(`ended by ${signal}`);
    process.exit(130);
  });

export const endAll = async (): Promise<void> => {
  client = null;
  await Promise.all(Array.from(running, ({ end }) => end()));
};

/** Removed at the end of the run. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'boat-run-'));
  folders.push(folder);
  return folder;
};

export const startProgram = (program: string, args: string[], options: SpawnOptions): Started => {
  const child = spawn(program, args, options);
  const ended = once(child, 'exit').then(() => void running.delete(started));
  const started: Started = {
    child,
    end: async () => {
      const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(late);
    },
  };
  running.add(started);
  return started;
};

export const startNode = (args: string[], options: SpawnOptions): Started =>
  startProgram(process.execPath, args, options);

/** With an IPC channel; the run fails if the process ends by itself. */
export const startTalking = (file: string): Started => {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const started = startNode([...loader, file], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  started.child.once('exit', (code) => {
    if (code) throw new Error(`${file} has ended`);
  });
  return started;
};

/** Sends `message`, if any, and waits for the next one of the process. */
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

export const residentMiB = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** By the client process. Throws on a failed connection or a status outside `expected`. */
export const send = async (load: Load, expected: readonly number[] = [200]): Promise<Loaded> => {
  client ??= startTalking(path.join(import.meta.dirname, 'client.ts')).child;
  const { loaded, error } = (await nextMessage(client, load)) as { loaded?: Loaded; error?: string };
  if (!loaded) throw new Error(error);
  if (Object.keys(loaded.statuses).some((status) => !expected.includes(Number(status))))
    throw new Error(`unexpected responses: ${JSON.stringify(loaded.statuses)}`);
  return loaded;
};
