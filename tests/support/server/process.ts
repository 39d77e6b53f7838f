import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { HEALTH } from '#contract/paths';
import type { Place } from '#server/db/place';
import { tempFolder } from './folders';
import { SECRET } from './site';

/** scripts/jestServer.mjs has built it for this run. */
const bundled = (): string => {
  const folder = process.env['TEST_SERVER'];
  if (folder === undefined) throw new Error('the server was not bundled for the tests');
  return folder;
};
const START_TIMEOUT_MS = 60_000;

export interface Running {
  child: ChildProcess;
  /** So far, on both outputs. */
  printed: () => string;
  /** Rejects if the server ends before it prints its address. */
  address: Promise<string>;
  /** The exit code or the signal. */
  ended: Promise<number | NodeJS.Signals>;
}

const children: ChildProcess[] = [];
/** Processes that a test left running. */
export const endChildren = (): void => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
};

/** The server has begun to stop. */
export const refusesConnections = (address: string) => (): Promise<boolean> =>
  fetch(address + HEALTH.alive).then(
    () => false,
    () => true,
  );

/** Value of DATABASE_URL. */
export const databaseUrl = (place: Place): string => (place.engine === 'sqlite' ? `file:${place.file}` : place.url);

/** Without this process's environment. */
export const spawnServerFile = (
  file: string,
  args: string[],
  { folder = tempFolder(), environment = {} }: { folder?: string; environment?: Record<string, string> } = {},
): ChildProcess => {
  const child = spawn(process.execPath, [join(bundled(), file), ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', ...environment },
  });
  children.push(child);
  return child;
};

/** For tests that book without limits, with one number and from one address. */
export const NO_LIMITS = {
  BOOKINGS_PER_MINUTE: '100000',
  BOOKINGS_PER_PHONE_HOUR: '100000',
  UNPAID_TRIPS_PER_PHONE: '100000',
  ADDRESS_DAY_PERCENT: '100',
  ADDRESS_SEAT_PERCENT: '10000000',
};

/** On a free port, without demo data. */
export const startServer = (place: Place, environment: Record<string, string> = {}, folder?: string): Running => {
  const child = spawnServerFile('main.js', [], {
    ...(folder === undefined ? {} : { folder }),
    environment: {
      PORT: '0',
      DATABASE_URL: databaseUrl(place),
      ADMIN_PASSWORD: 'captain-only',
      SECRET,
      DEMO_DATA: 'off',
      CLOCK: '2026-11-20T08:24:00+09:00',
      ...environment,
    },
  });
  let printed = '';
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const address = new Promise<string>((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`no address in time:\n${printed}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const url = /주소: (\S+)/.exec(printed)?.[1];
      // The last line of a start names the location of the data.
      if (!url || !printed.includes('자료 위치')) return;
      clearTimeout(timer);
      found(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => {
      clearTimeout(timer);
      failed(new Error(`ended without an address:\n${printed}`));
    });
  });
  // Avoids an unhandled rejection in tests that wait for the end only.
  address.catch(() => undefined);
  return { child, printed: () => printed, address, ended };
};
