import { startFailure, stopped } from '#copy/server';
import { readChannelSettings } from '#server/messages/sending/channelSettings';
import { readSettings, type Settings } from './environment';
import { outliveReaders } from '#server/start/closedOutput';
import { failureLine } from '#server/start/failureLine';
import { StartFailure } from '#server/start/StartFailure';
import { startSite, type ListeningSite } from './start';

/** For open requests, so that the process ends within 10 seconds. */
const STOP_DEADLINE_MS = 8_000;
const STOP_STEP_MS = 50;
/** The process ends then even if the database does not close. */
const STOP_ANYWAY_MS = 9_500;

/** Finishes open requests, closes the database and exits with 0. At the deadline it aborts open requests. */
const stopOnSignal = ({ app, close }: ListeningSite): void => {
  const stop = async (): Promise<void> => {
    // A connection whose last response is still being sent would stay open for another request.
    setInterval(() => app.server.closeIdleConnections(), STOP_STEP_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), STOP_DEADLINE_MS).unref();
    setTimeout(() => process.exit(0), STOP_ANYWAY_MS).unref();
    await close();
    console.log(stopped);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};

const fail = (line: string | null, error: unknown): never => {
  console.error(line ?? startFailure.unknown);
  if (line === null) console.error(error);
  return process.exit(1);
};

outliveReaders();
let settings: Settings | null = null;
try {
  settings = readSettings(process.env);
  const channelSettings = readChannelSettings(process.env);
  const { lines } = await startSite({
    settings,
    channelSettings,
    now: () => new Date(),
    environment: process.env,
    onListening: stopOnSignal,
  });
  // One write, so that a reader that waits for one line finds all of them.
  console.log(lines.join('\n'));
} catch (error) {
  fail(settings ? failureLine(error, settings) : error instanceof StartFailure ? error.message : null, error);
}
