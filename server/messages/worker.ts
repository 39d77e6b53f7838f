import type { FastifyBaseLogger } from 'fastify';
import { MESSAGE_ATTEMPTS } from '../../contract/messages/message.rules';
import type { Context } from '../context';
import { backoffMs } from './backoff';
import { isPermanent, SendFailure, type Channel, type Outgoing } from './channel';
import { composeMessage } from './composeMessage';
import { claimMessage, markSent, settleFailure, writtenFailure, type MessageRow } from './messages.repository';

/** How long a channel may take for one message. */
const SEND_TIMEOUT_MS = 10_000;
/** How long a message belongs to the worker that took it: well beyond the longest attempt. */
const LEASE_MS = 60_000;
/** How often the outbox is looked through for what is due again, or was left behind by a process that ended. */
const POLL_MS = 15_000;
/** How long a send may still take once the server stops. */
const STOP_GRACE_MS = 5_000;

/** What happens to a booking, or to a message, that the outbox follows. */
const WAKING: ReadonlySet<string> = new Set(['BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MESSAGE_RETRIED']);

export interface WorkerOptions extends Pick<Context, 'db' | 'clock' | 'bus'> {
  channel: Channel;
  /** Where the operator's messages go; null for the store's own number. */
  operatorTel: string | null;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Draws 0 to 1. */
  random?: () => number;
  /** A signal that ends an attempt after so many milliseconds; tests end it themselves. */
  timeout?: (ms: number) => AbortSignal;
}

export interface Worker {
  /** Looks through the outbox now, or once more when it is at it; answers when nothing is due any more. */
  wake: () => Promise<void>;
  /** Finishes the message it is at, and takes no more. */
  stop: () => Promise<void>;
}

const timeoutSignal = (ms: number): AbortSignal => AbortSignal.timeout(ms);

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(new SendFailure('TIMEOUT'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

const toFailure = (error: unknown, signal: AbortSignal): SendFailure => {
  if (error instanceof SendFailure) return error;
  return new SendFailure(signal.aborted ? 'TIMEOUT' : 'UNREACHABLE');
};

/** Starts the worker that sends the outbox: at once, whenever a change is announced that has a message, and by a timer. */
export const startWorker = (options: WorkerOptions): Worker => {
  const { db, clock, bus, channel, operatorTel, log, random = Math.random, timeout = timeoutSignal } = options;
  const stopping = new AbortController();
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;

  const attempt = async (message: Outgoing): Promise<SendFailure | null> => {
    const signal = AbortSignal.any([timeout(SEND_TIMEOUT_MS), stopping.signal]);
    try {
      await Promise.race([channel.send(message, signal), aborted(signal)]);
      return null;
    } catch (error) {
      return toFailure(error, signal);
    }
  };

  const settle = async (row: MessageRow, { failure, detail }: SendFailure): Promise<void> => {
    const parked = isPermanent(failure) || row.attempts >= MESSAGE_ATTEMPTS;
    const due = new Date(clock().getTime() + backoffMs(row.attempts, random())).toISOString();
    const lastError = writtenFailure(failure, detail);
    await settleFailure(db, row, parked ? { state: 'PARKED', lastError } : { state: 'QUEUED', dueAt: due, lastError });
    const told = { message: row.dedupKey, kind: row.kind, attempts: row.attempts, failure, detail };
    if (parked) log.error(told, 'message parked');
    else log.warn({ ...told, due }, 'message failed');
  };

  const deliver = async (row: MessageRow): Promise<void> => {
    // Taken once too often: the worker of the last attempt ended in the middle of it.
    if (row.attempts > MESSAGE_ATTEMPTS) return settle(row, new SendFailure('LOST'));
    const message = await composeMessage(db, row, operatorTel);
    if (!message) return settleFailure(db, row, { state: 'DROPPED', lastError: null });
    const failure = await attempt(message);
    if (failure) return settle(row, failure);
    await markSent(db, row.id, {
      sentAt: clock().toISOString(),
      sentText: message.text,
      // The operator's own number is a setting, no guest's.
      sentTo: message.audience === 'guest' ? message.to : null,
    });
  };

  const drain = async (): Promise<void> => {
    while (!stopped) {
      const now = clock();
      const until = new Date(now.getTime() + LEASE_MS).toISOString();
      const row = await claimMessage(db, now.toISOString(), until);
      if (!row) return;
      await deliver(row);
    }
  };

  const run = async (): Promise<void> => {
    try {
      do {
        again = false;
        await drain();
      } while (again && !stopped);
    } catch (error) {
      // The database is away or busy: what was taken comes back when its lease ends.
      log.error({ err: error }, 'outbox');
    }
  };

  const wake = (): Promise<void> => {
    if (stopped) return running ?? Promise.resolve();
    again = true;
    running ??= run().then(() => {
      running = null;
      return again ? wake() : undefined;
    });
    return running;
  };
  const unsubscribe = bus.subscribe(({ action }) => {
    if (WAKING.has(action)) void wake();
  });
  const timer = setInterval(() => void wake(), POLL_MS);
  timer.unref();
  void wake();

  return {
    wake,
    stop: async () => {
      stopped = true;
      again = false;
      unsubscribe();
      clearInterval(timer);
      const grace = setTimeout(() => stopping.abort(), STOP_GRACE_MS);
      await running;
      clearTimeout(grace);
    },
  };
};
