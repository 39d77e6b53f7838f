import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';

/** A piece of work in a database of the device: one transaction. */
export type Change<Kept extends DBSchema> = IDBPTransaction<Kept, StoreNames<Kept>[], 'readwrite'>;

interface Access<Kept extends DBSchema> {
  /** The stores that nobody else may write meanwhile; all by default. */
  stores?: StoreNames<Kept>[];
  /** Only a page that opens makes a database that was erased. */
  mayMake?: boolean;
  durability?: IDBTransactionDurability;
}

/**
 * A database that this device keeps. Its connection is closed after each access, so that it can be deleted at any time. An
 * access resolves to null if nothing is kept: in a private window, on a full phone, or after the database was erased.
 */
export const deviceStore =
  <Kept extends DBSchema>(name: string, version: number, make: (made: IDBPDatabase<Kept>, before: number) => void) =>
  async <Result>(
    work: (change: Change<Kept>) => Promise<Result>,
    { stores, mayMake = false, durability = 'default' }: Access<Kept> = {},
  ): Promise<Result | null> => {
    try {
      const opened = await openDB<Kept>(name, version, {
        upgrade: (made, before, _after, change) => {
          if (before > 0 || mayMake) return make(made, before);
          change.done.catch(() => undefined);
          change.abort();
        },
        blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
      });
      try {
        const change = opened.transaction(stores ?? Array.from(opened.objectStoreNames), 'readwrite', { durability });
        const [result] = await Promise.all([work(change), change.done]);
        return result;
      } finally {
        opened.close();
      }
    } catch {
      return null;
    }
  };
