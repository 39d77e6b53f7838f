import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const GRACE_MS = 5_000;
/** Process groups that run now. */
const running = new Set();

const signalGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Gone already.
  }
};
const end = async (child) => {
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await child.ended;
  clearTimeout(timer);
};

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void Promise.all([...running].map(end)).then(() => process.exit(130)));

/**
 * Runs a Node script in a process group of its own, with its output on this terminal, and ends the whole group when
 * its time is up or this process is told to stop.
 * @param {string[]} args
 * @param {{ minutes: number, env?: Record<string, string>, nodeArgs?: string[] }} options
 * @returns {Promise<{ ok: boolean, timedOut: boolean }>}
 */
export const runBounded = async (args, { minutes, env = {} }) => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let code = null;
  child.ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', (status) => {
      code = status;
      resolve();
    });
  });
  running.add(child);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    void end(child);
  }, minutes * 60_000);
  await child.ended;
  clearTimeout(timer);
  running.delete(child);
  // What the script left behind (a browser, a server) does not outlive it.
  signalGroup(child, 'SIGKILL');
  return { ok: code === 0, timedOut };
};
