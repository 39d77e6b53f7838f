import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Run } from './counts';
import { watchProcessorTime } from './processorTime';

const root = path.resolve(import.meta.dirname, '..');
const GRACE_MS = 5_000;

export const spentBy = new AsyncLocalStorage<{ processorSeconds: number }>();

interface Group {
  pid: number;
  ended: Promise<void>;
}
const running = new Set<Group>();

const isWindows = process.platform === 'win32';
/** Windows has no process groups or signals: ends a process with its descendants. */
const signalGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    else process.kill(-pid, signal);
  } catch {}
};
const end = async ({ pid, ended }: Group): Promise<void> => {
  signalGroup(pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
};

/**
 * Linux switches less often between processes of this class (docs/decisions/0009). Omitted where chrt is not allowed.
 */
const BATCH = ['--batch', '0'];
const prefix = spawnSync('chrt', [...BATCH, 'true']).status === 0 ? ['chrt', ...BATCH] : [];

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopping = true;
    void Promise.all([...running].map(end)).then(() => process.exit(130));
  });

/** Kills the whole process group after the time limit or a stop signal. `node` is another Node.js. */
export const runBounded = async (
  args: string[],
  { minutes, env = {}, node = process.execPath }: { minutes: number; env?: Record<string, string>; node?: string },
): Promise<Run> => {
  // Work that waits for an ended process does not start.
  if (isStopping) return { ok: false, timedOut: false };
  const [program = node, ...given] = [...prefix, node, ...args];
  const child = spawn(program, given, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !isWindows,
  });
  const { pid } = child;
  if (pid === undefined) return { ok: false, timedOut: false };
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const group = { pid, ended };
  running.add(group);
  const spent = spentBy.getStore();
  const stopWatching = spent && watchProcessorTime(pid);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void end(group);
  }, minutes * 60_000);
  await ended;
  clearTimeout(timer);
  running.delete(group);
  if (stopWatching) spent.processorSeconds += stopWatching();
  // The script may have left a browser or a server running.
  signalGroup(pid, 'SIGKILL');
  return { ok: child.exitCode === 0, timedOut };
};

export const runPlaywright = (
  config: string,
  minutes: number,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<Run> =>
  runBounded(['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...args], { minutes, env });
