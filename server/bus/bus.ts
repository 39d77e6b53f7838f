import { EventEmitter } from 'node:events';
import type { Db } from '#server/db/tables';
import { afterCommit } from '#server/db/unitOfWork';

/** Has no personal data. */
export interface LiveChange {
  /** Ids increase, so a screen that reconnects requests the changes after its last id. */
  id: number;
  action: string;
  dayId: number | null;
  guestId: number | null;
  at: string;
  client?: string | undefined;
}

/** Ids are assigned before the commit, so a higher id may be published first. Queries also look back this far. */
export const OVERLAP = 1_000;

export interface LiveBus {
  /** Call it inside the transaction of the changes; delivery follows the commit. */
  publish: (transaction: Db, changes: readonly LiveChange[]) => Promise<void>;
  /** Receives changes from now on. Returns the function that ends the subscription. */
  subscribe: (listener: (change: LiveChange) => void) => () => void;
  /** Knows recently delivered changes only. */
  clientOf: (id: number) => string | undefined;
  /** Call it in the transaction that ends logins; delivery follows the commit. */
  announceLoginEnd: (transaction: Db) => Promise<void>;
  /** Logins may have ended. Returns the function that ends the subscription. */
  onLoginEnd: (listener: () => void) => () => void;
  close: () => Promise<void>;
}

export const subscriptions = (emitter: EventEmitter): Pick<LiveBus, 'subscribe' | 'clientOf' | 'onLoginEnd'> => {
  const clients = new Map<number, string>();
  emitter.on('change', ({ id, client }: LiveChange) => {
    if (client === undefined) return;
    const [oldest = id] = clients.set(id, client).keys();
    if (clients.size > OVERLAP) clients.delete(oldest);
  });
  const on = (event: string) => (listener: (change: LiveChange) => void) => {
    emitter.on(event, listener);
    return () => void emitter.off(event, listener);
  };
  return { subscribe: on('change'), clientOf: (id) => clients.get(id), onLoginEnd: on('loginEnd') };
};

/** For SQLite, which allows only one process. */
export const localBus = (): LiveBus => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    ...subscriptions(emitter),
    publish: (transaction, changes) => {
      for (const change of changes) afterCommit(transaction, () => emitter.emit('change', change));
      return Promise.resolve();
    },
    announceLoginEnd: (transaction) => {
      afterCommit(transaction, () => emitter.emit('loginEnd'));
      return Promise.resolve();
    },
    close: () => {
      emitter.removeAllListeners();
      return Promise.resolve();
    },
  };
};
