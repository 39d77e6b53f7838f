import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A throwaway PostgreSQL server that is running. */
export interface Cluster {
  /** The address of a database through the private socket, where no password is asked for. */
  url: (database: string) => string;
  /** The address over TCP, with a password, as an operator writes it. */
  tcpUrl: (database: string) => string;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

interface Ready {
  socket: string;
  port: number;
  user: string;
  password: string;
}

const MINUTES = 20;
const START_MS = 60_000;

/** Addresses of a server, from what its holder printed. */
export const addressesOf = ({ socket, port, user, password }: Ready): Pick<Cluster, 'url' | 'tcpUrl'> => ({
  url: (database) => `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`,
  tcpUrl: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
});

/**
 * Starts a throwaway PostgreSQL from the programs in `bin`. Its holder is a process group of its own and watches this
 * process's end of a pipe: however this process ends, the server ends too and its data are removed.
 */
export const startCluster = async (bin: string): Promise<Cluster & { ready: string }> => {
  const holder = spawn(process.execPath, [path.join(import.meta.dirname, 'holder.mjs'), bin, String(MINUTES)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(holder, 'exit');
  const stop = async (): Promise<void> => {
    holder.stdin.end();
    await ended;
  };
  const timer = setTimeout(() => holder.stdin.end(), START_MS);
  let printed = '';
  const ready = await new Promise<string>((resolve, reject) => {
    holder.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [line, ...rest] = printed.split('\n');
      if (rest.length > 0) resolve(line ?? '');
    });
    void ended.then(() => reject(new Error('PostgreSQL을 시작하지 못했습니다.')));
  }).finally(() => clearTimeout(timer));
  return { ready, ...addressesOf(JSON.parse(ready) as Ready), stop };
};
