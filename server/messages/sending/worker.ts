import type { FastifyBaseLogger } from 'fastify';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { onceAwake } from '#contract/booking/deadline.rules';
import { isOnlyByDay, MESSAGE_ATTEMPTS } from '#contract/messages/message.rules';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { recordChange, SYSTEM } from '#server/history/recordChange';
import { composeOffer, type OfferLinks } from '#server/waiting/composeOffer';
import { beginHold } from '#server/waiting/waiting.repository';
import { asSent, isPermanent, SendFailure, type Channel } from '../channel';
import { composeMessage } from './composeMessage';
import type { MessageFacts } from '../messageText';
import {
  claimMessages,
  giveBack,
  markSent,
  putOff,
  updateClaimed,
  NO_RESPONSE,
  writtenFailure,
  type MessageRow,
  type SentMessage,
} from '../messages.repository';

const BACKOFF_FIRST_MS = 30_000;
const BACKOFF_FACTOR = 4;

/**
 * In milliseconds, by attempt from 1: about half a minute, 2, 8, 32 and 128 minutes. Half is random (`random` is 0 to
 * 1), so that messages that failed together are not retried together.
 */
const backoffMs = (attempt: number, random: number): number =>
  Math.round(BACKOFF_FIRST_MS * BACKOFF_FACTOR ** (attempt - 1) * (0.5 + random / 2));

/** For one message. */
const SEND_TIMEOUT_MS = 10_000;
/** How long a claim lasts: much longer than the longest attempt. */
const LEASE_MS = 60_000;
/** For messages that are due again, or whose process has ended. */
const POLL_MS = 15_000;
/** A running send gets this long when the server stops. */
const STOP_GRACE_MS = 5_000;

const BATCH_MOST = 200;
/** A crash can repeat only the messages of this time. */
const MARK_WITHIN_MS = 1_000;
/** While bookings follow each other within this time, the outbox waits … */
export const QUIET_MS = 50;
/** … but no longer than this time for each batch. */
export const PATIENCE_MS = 2_000;

const WAKING: ReadonlySet<string> = new Set([
  'BOOKED',
  'EDITED',
  'PAID',
  'CANCELLED',
  'MOVED',
  'RESTORED',
  'NOTICE_SENT',
  'WAITING_OFFERED',
  'MESSAGE_RETRIED',
  'MANIFEST_REMINDED',
]);

export interface WorkerOptions extends Pick<Context, 'db' | 'clock' | 'bus'> {
  channel: Channel;
  /** Null for the store's own number. */
  operatorTel: string | null;
  /** For the links of offers and passenger lists. */
  offers: OfferLinks;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** From 0 to 1. */
  random?: () => number;
  /** Calls `giveUp` after some milliseconds; the returned function prevents it. Tests replace it. */
  limit?: (ms: number, giveUp: () => void) => () => void;
  /** Tests replace it. */
  pause?: (ms: number) => Promise<void>;
}

export interface Worker {
  /** Processes the outbox now, or once more if it is being processed. Resolves when nothing is due any more. */
  wake: () => Promise<void>;
  /** Finishes the current message, releases the others and claims no more. */
  stop: () => Promise<void>;
}

const timeLimit = (ms: number, giveUp: () => void): (() => void) => {
  const timer = setTimeout(giveUp, ms);
  return () => clearTimeout(timer);
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = (): void => reject(new SendFailure('TIMEOUT'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** No connection, so nothing was sent. */
const NOT_CONNECTED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'UND_ERR_CONNECT_TIMEOUT',
  // The provider's certificate is not valid.
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Without a response (TIMEOUT) a message may have been sent. */
export const toFailure = (error: unknown): SendFailure => {
  if (error instanceof SendFailure) return error;
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return new SendFailure(NOT_CONNECTED.has(cause?.code) ? 'UNREACHABLE' : 'TIMEOUT');
};

/** It is unknown whether the provider has the message; nothing is sent until it responds. */
const unknown = (): never => {
  throw new SendFailure(NO_RESPONSE);
};

/** An attempt may have sent the message. */
const mayHaveGone = ({ attempts, lastError }: MessageRow, canBeAsked: boolean): boolean =>
  lastError === NO_RESPONSE || (canBeAsked && attempts > 1 && lastError === null);

/** It runs immediately, whenever a change with a message is published, and by a timer. */
export const startWorker = (options: WorkerOptions): Worker => {
  const {
    db,
    clock,
    bus,
    channel,
    operatorTel,
    offers,
    log,
    random = Math.random,
    limit = timeLimit,
    pause = wait,
  } = options;
  const stopping = new AbortController();
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  /** A booking was made since the last pause. */
  let booked = false;

  const attempt = async (work: (signal: AbortSignal) => Promise<unknown>): Promise<SendFailure | null> => {
    const late = new AbortController();
    const withdraw = limit(SEND_TIMEOUT_MS, () => late.abort());
    const signal = AbortSignal.any([late.signal, stopping.signal]);
    try {
      await Promise.race([work(signal), aborted(signal)]);
      return null;
    } catch (error) {
      return toFailure(error);
    } finally {
      withdraw();
    }
  };

  /** No further attempt without the operator; open screens show it immediately. */
  const park = (row: MessageRow, lastError: string): Promise<void> =>
    inTransaction(db, async (transaction) => {
      if (!(await updateClaimed(transaction, row, { state: 'PARKED', lastError }))) return;
      const whose = row.guestId === null ? {} : { guestId: row.guestId };
      await recordChange({ clock, bus }, transaction, { actor: SYSTEM, action: 'MESSAGE_PARKED', ...whose });
    });

  const recordFailure = async (row: MessageRow, { failure, detail }: SendFailure): Promise<void> => {
    const timedOut = row.lastError === NO_RESPONSE;
    // Without a query at the provider, a message is sent at most once more.
    const twice = timedOut && failure === NO_RESPONSE && !channel.find;
    const parked = isPermanent(failure) || row.attempts >= MESSAGE_ATTEMPTS || twice;
    const due = new Date(clock().getTime() + backoffMs(row.attempts, random())).toISOString();
    const isSticky = failure === NO_RESPONSE || (timedOut && !isPermanent(failure));
    const lastError = isSticky ? NO_RESPONSE : writtenFailure(failure, detail);
    if (parked) await park(row, lastError);
    else await updateClaimed(db, row, { state: 'QUEUED', dueAt: due, lastError });
    const fields = { message: row.dedupKey, kind: row.kind, attempts: row.attempts, failure, detail };
    if (parked) log.error(fields, 'message parked');
    else log.warn({ ...fields, due }, 'message failed');
  };

  /** Null if the message was not sent; its row then has the next attempt or the reason. */
  const deliver = async (row: MessageRow): Promise<SentMessage | null> => {
    // One claim too many: the last attempt's worker ended during it.
    if (row.attempts > MESSAGE_ATTEMPTS) {
      await recordFailure(row, new SendFailure('LOST'));
      return null;
    }
    const morning = onceAwake(clock());
    if (isOnlyByDay(row.kind) && morning > clock()) {
      await putOff(db, row, morning.toISOString());
      return null;
    }
    const composed =
      row.waitingId === null
        ? await composeMessage(db, row, operatorTel, clock(), offers)
        : await composeOffer(db, row, offers, clock());
    if (!composed) {
      await updateClaimed(db, row, { state: 'DROPPED', lastError: null });
      return null;
    }
    const message = asSent(composed);
    const { find } = channel;
    const unsure = mayHaveGone(row, find !== undefined);
    let found = false;
    const failure = await attempt(async (signal) => {
      if (unsure && find) found = await find(message, row.createdAt, signal).catch(unknown);
      if (!found) await channel.send(message, signal);
    });
    if (failure) {
      await recordFailure(row, failure);
      return null;
    }
    const { offer } = JSON.parse(row.facts) as MessageFacts;
    if (message.holdUntil !== undefined && row.waitingId !== null && offer !== undefined)
      await beginHold(db, { id: row.waitingId, offer, until: message.holdUntil });
    // The operator's own number is a setting, not a guest's, and is not stored.
    const sentTo = message.audience === 'guest' ? message.to : null;
    const lastError = unsure && !find ? NO_RESPONSE : null;
    const sentText = message.storedText ?? message.text;
    return { id: row.id, sentAt: clock().toISOString(), sentText, sentTo, lastError };
  };

  /** One after the other, as long as the claim allows a whole attempt. */
  const deliverAll = async (batch: MessageRow[], claimedUntil: Date): Promise<void> => {
    const sent: SentMessage[] = [];
    const mark = (): Promise<void> => markSent(db, sent.splice(0));
    const inTime = (): boolean => clock().getTime() + SEND_TIMEOUT_MS <= claimedUntil.getTime();
    try {
      while (batch.length > 0 && !stopped && inTime()) {
        // A channel without a network and SQLite do not yield to requests.
        await turn();
        const done = await deliver(batch[0] as MessageRow);
        batch.shift();
        if (done) sent.push(done);
        const [first] = sent;
        if (first && clock().getTime() - Date.parse(first.sentAt) >= MARK_WITHIN_MS) await mark();
      }
    } finally {
      await mark();
      await giveBack(db, batch);
    }
  };

  /** Waits for a pause between bookings, so that the outbox's commits do not delay them. */
  const untilQuiet = async (): Promise<void> => {
    for (let waited = 0; booked && !stopped && waited < PATIENCE_MS; waited += QUIET_MS) {
      booked = false;
      await pause(QUIET_MS);
    }
  };

  const drain = async (): Promise<void> => {
    for (;;) {
      await untilQuiet();
      if (stopped) return;
      const now = clock();
      const until = new Date(now.getTime() + LEASE_MS);
      const batch = await claimMessages(db, now.toISOString(), until.toISOString(), BATCH_MOST);
      if (batch.length === 0) return;
      await deliverAll(batch, until);
    }
  };

  const run = async (): Promise<void> => {
    try {
      do {
        again = false;
        await drain();
      } while (again && !stopped);
    } catch (error) {
      // The database is unavailable or busy; claims expire with their lease.
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
    if (action === 'BOOKED') booked = true;
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
