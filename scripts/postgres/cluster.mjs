import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Its private socket without a password, or TCP with one.
 * @typedef {{ socket: string, port: number, user: string, password: string }} ClusterAddress
 */

const MINUTES = 60;
const START_MS = 60_000;

/**
 * supervisor.mjs watches a pipe from this process: however this one ends, the server is stopped and its data removed.
 * @param {string} bin
 * @param {number} [minutes] after which it is stopped in any case
 * @returns {Promise<{ address: ClusterAddress, stop: () => Promise<void> }>}
 */
export const startCluster = async (bin, minutes = MINUTES) => {
  const supervisor = spawn(process.execPath, [path.join(import.meta.dirname, 'supervisor.mjs'), bin, String(minutes)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(supervisor, 'exit');
  const late = setTimeout(() => supervisor.stdin.end(), START_MS);
  let printed = '';
  /** @type {Promise<string>} */
  const line = new Promise((resolve, reject) => {
    supervisor.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      printed += chunk.toString();
      if (printed.includes('\n')) resolve(printed);
    });
    void ended.then(() => reject(new Error('PostgreSQL을 시작하지 못했습니다.')));
  });
  const address = JSON.parse(await line.finally(() => clearTimeout(late)));
  return {
    address,
    stop: async () => {
      supervisor.stdin.end();
      await ended;
    },
  };
};
