import { EventEmitter } from 'node:events';
import type { Db } from '../db/tables';
import { afterCommit } from '../db/unitOfWork';

/** One row of the change history as other processes and open screens hear of it: ids, no personal data. */
export interface LiveChange {
  /** The history's id: it counts up, so a screen that was away asks from the last one it has seen. */
  id: number;
  action: string;
  dayId: number | null;
  guestId: number | null;
  at: string;
}

/**
 * Ids are given out before they are written: of two changes at once the later one may be heard first. Whoever asks for
 * what came after an id looks this far back, too; it is more than one statement writes.
 */
export const OVERLAP = 1_000;

/** Carries changes to whoever listens, in this process and, on PostgreSQL, in the others. */
export interface LiveBus {
  /** Announces a change inside the transaction that makes it; it is heard only once that is written. */
  publish: (transaction: Db, change: LiveChange) => Promise<void>;
  /** Calls the listener for every change from now on; the answer ends that. */
  subscribe: (listener: (change: LiveChange) => void) => () => void;
  close: () => Promise<void>;
}

/** The bus of a single process, which is all that SQLite allows. */
export const localBus = (): LiveBus => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (transaction, change) => {
      afterCommit(transaction, () => emitter.emit('change', change));
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
