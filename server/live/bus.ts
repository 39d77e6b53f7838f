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
}

/**
 * Ids are assigned before the commit, so of two concurrent changes the one with the higher id may be published first. A
 * query for changes after an id therefore also looks this far back; it exceeds the number of rows that one statement
 * writes.
 */
export const OVERLAP = 1_000;

/** Publishes changes to the subscribers in this process and, on PostgreSQL, in all others. */
export interface LiveBus {
  /** Publishes changes inside the transaction that makes them; they are delivered only after the commit. */
  publish: (transaction: Db, changes: readonly LiveChange[]) => Promise<void>;
  /** Calls the listener for every change from now on. Returns the function that ends the subscription. */
  subscribe: (listener: (change: LiveChange) => void) => () => void;
  close: () => Promise<void>;
}

/** The bus of a single process; sufficient for SQLite, which allows only one. */
export const localBus = (): LiveBus => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (transaction, changes) => {
      for (const change of changes) afterCommit(transaction, () => emitter.emit('change', change));
      return Promise.resolve();
    },
    subscribe: (listener) => {
      emitter.on('change', listener);
      return () => emitter.off('change', listener);
    },
    close: () => {
      emitter.removeAllListeners();
      return Promise.resolve();
    },
  };
};
