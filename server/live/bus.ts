import { EventEmitter } from 'node:events';
import type { Db } from '../db/tables';
import { afterCommit } from '../db/unitOfWork';

/** One row of the change history, as other processes and open screens receive it: ids, no personal data. */
export interface LiveChange {
  /**
   * Id of the history row. Ids increase, so a screen that reconnects requests the changes after the last id it has
   * seen.
   */
  id: number;
  action: string;
  dayId: number | null;
  guestId: number | null;
  at: string;
  /** The tab that has asked for the change; the history does not have it. */
  client?: string | undefined;
}

/**
 * Ids are assigned before the commit, so of two concurrent changes the one with the higher id may be published first. A
 * query for changes after an id therefore also looks this far back; it exceeds the number of rows that one statement
 * writes.
 */
export const OVERLAP = 1_000;

/** Publishes changes and the end of logins to the subscribers in this process and, on PostgreSQL, in all others. */
export interface LiveBus {
  /** Publishes changes inside the transaction that makes them; they are delivered only after the commit. */
  publish: (transaction: Db, changes: readonly LiveChange[]) => Promise<void>;
  /** Calls the listener for every change from now on. Returns the function that ends the subscription. */
  subscribe: (listener: (change: LiveChange) => void) => () => void;
  /** The tab that has asked for a change which was delivered lately. */
  clientOf: (id: number) => string | undefined;
  /**
   * Says in the transaction that ends logins that it does; it is delivered only after the commit. Which ones the
   * listeners find out themselves.
   */
  announceLoginEnd: (transaction: Db) => Promise<void>;
  /** Calls the listener whenever logins may have ended. Returns the function that ends the subscription. */
  onLoginEnd: (listener: () => void) => () => void;
  close: () => Promise<void>;
}

/** The subscriptions of a bus that emits `change` and `loginEnd`. */
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

/** The bus of a single process; sufficient for SQLite, which allows only one. */
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
