import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionOf } from '#server/db/postgres';
import { afterCommit } from '#server/db/unitOfWork';
import { OVERLAP, subscriptions, type LiveBus, type LiveChange } from './bus';
import { notify } from './bus.repository';

const CHANNEL = 'changes';
/** Servers of an earlier release ignore it. */
const LOGIN_END = '"loginEnd"';
const ALIVE_EVERY_MS = 30_000;
const QUERY_TIMEOUT_MS = 5_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const MAX_RECENT_IDS = 4 * OVERLAP;
const READ_AT_ONCE = 1_000;

export interface PostgresBusOptions {
  /** The reason of a lost connection. Reconnects by itself. */
  onLost?: (error: Error) => void;
  firstPauseMs?: number;
}

type Listening = { client: pg.Client; lost: Promise<Error> };

/** Null for another program's notification on the channel. */
const readChange = (payload: string): LiveChange | null => {
  try {
    const change = JSON.parse(payload) as LiveChange | null;
    return typeof change?.id === 'number' ? change : null;
  } catch {
    return null;
  }
};

const makeRecentIds = () => {
  const ids = new Set<number>();
  return {
    remember: (id: number): boolean => {
      if (ids.has(id)) return false;
      ids.add(id);
      for (const oldest of ids) {
        if (ids.size <= MAX_RECENT_IDS) break;
        ids.delete(oldest);
      }
      return true;
    },
    last: (): number => Math.max(0, ...ids),
  };
};

/**
 * NOTIFY is delivered after the commit, also to this process. After a lost connection it reads missed changes from the
 * history.
 */
export const postgresBus = async (
  url: string,
  { onLost = () => undefined, firstPauseMs = FIRST_PAUSE_MS }: PostgresBusOptions = {},
): Promise<LiveBus> => {
  const emitter = new EventEmitter().setMaxListeners(0);
  const recentIds = makeRecentIds();
  const closing = new AbortController();
  let listening: Listening | null = null;

  const deliver = (change: LiveChange): void => {
    if (recentIds.remember(change.id)) emitter.emit('change', change);
  };

  /** The first call only reads the position in the history. */
  const catchUp = async (client: pg.Client): Promise<void> => {
    if (!listening) {
      const { rows } = await client.query<{ id: number }>('select id from changes order by id desc limit $1', [
        OVERLAP,
      ]);
      for (const { id } of rows.reverse()) recentIds.remember(id);
      return;
    }
    for (let after: number | undefined = recentIds.last() - OVERLAP; after !== undefined;) {
      const { rows }: pg.QueryResult<LiveChange> = await client.query<LiveChange>(
        'select id, action, day_id as "dayId", guest_id as "guestId", at from changes where id > $1 order by id limit $2',
        [after, READ_AT_ONCE],
      );
      rows.forEach(deliver);
      after = rows.at(READ_AT_ONCE - 1)?.id;
    }
  };

  const listen = async (): Promise<Listening> => {
    const client = new pg.Client({ ...connectionOf(url), query_timeout: QUERY_TIMEOUT_MS });
    const lost = new Promise<Error>((resolve) => {
      client.once('error', resolve);
      client.once('end', () => resolve(new Error('the connection ended')));
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => {
      if (payload === LOGIN_END) emitter.emit('loginEnd');
      const change = readChange(payload);
      if (change) deliver(change);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await catchUp(client);
      // Logins may have ended while no connection listened.
      emitter.emit('loginEnd');
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    return { client, lost };
  };

  const untilLost = async ({ client, lost }: Listening): Promise<Error> => {
    // A signal ends the wait, because a long-lived promise keeps the handlers of every race on it.
    const gone = new AbortController();
    void lost.then((reason) => gone.abort(reason));
    const signal = AbortSignal.any([gone.signal, closing.signal]);
    for (;;) {
      await wait(ALIVE_EVERY_MS, null, { ref: false, signal }).catch(() => undefined);
      if (gone.signal.aborted) return gone.signal.reason as Error;
      closing.signal.throwIfAborted();
      try {
        await client.query('select 1');
      } catch (error) {
        void client.end().catch(() => undefined);
        return error as Error;
      }
    }
  };

  const listenAgain = async (): Promise<Listening> => {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await wait(pause * (0.5 + Math.random() / 2), null, { ref: false, signal: closing.signal });
      try {
        return await listen();
      } catch (error) {
        onLost(error as Error);
      }
    }
  };

  const reconnect = async (first: Listening): Promise<void> => {
    for (listening = first; ; listening = await listenAgain()) {
      if (closing.signal.aborted) return void (await listening.client.end());
      onLost(await untilLost(listening));
    }
  };

  const listeningEnded = reconnect(await listen()).catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    ...subscriptions(emitter),
    publish: (transaction, changes) => {
      // This process does not wait for its own notification.
      afterCommit(transaction, () => changes.forEach(deliver));
      return notify(
        transaction,
        CHANNEL,
        changes.map((change) => JSON.stringify(change)),
      );
    },
    announceLoginEnd: (transaction) => {
      afterCommit(transaction, () => emitter.emit('loginEnd'));
      return notify(transaction, CHANNEL, [LOGIN_END]);
    },
    close: async () => {
      closing.abort();
      emitter.removeAllListeners();
      await listeningEnded;
      await listening?.client.end().catch(() => undefined);
    },
  };
};
