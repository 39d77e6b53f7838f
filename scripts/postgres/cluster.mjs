import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Where a throwaway server is reached: through its private socket without a password, or over TCP with one.
 * @typedef {{ socket: string, port: number, user: string, password: string }} ClusterAddress
 */

const MINUTES = 20;
const START_MS = 60_000;

/**
 * Starts a throwaway PostgreSQL from the programs in `bin`. Its holder is a process group of its own and watches this
 * process's end of a pipe: however this process ends, the server ends too and its data are removed.
 * @param {string} bin
 * @returns {Promise<{ address: ClusterAddress, stop: () => Promise<void> }>}
 */
export const startCluster = async (bin) => {
  const holder = spawn(process.execPath, [path.join(import.meta.dirname, 'holder.mjs'), bin, String(MINUTES)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(holder, 'exit');
  const late = setTimeout(() => holder.stdin.end(), START_MS);
  let printed = '';
  /** @type {Promise<string>} */
  const line = new Promise((resolve, reject) => {
    holder.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      printed += chunk.toString();
      if (printed.includes('\n')) resolve(printed);
    });
    void ended.then(() => reject(new Error('PostgreSQL을 시작하지 못했습니다.')));
  });
  const address = JSON.parse(await line.finally(() => clearTimeout(late)));
  return {
    address,
    stop: async () => {
      holder.stdin.end();
      await ended;
    },
  };
};
