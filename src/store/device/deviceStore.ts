import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';

export type Change<Kept extends DBSchema> = IDBPTransaction<Kept, StoreNames<Kept>[], 'readwrite'>;

interface Access<Kept extends DBSchema> {
  /** Stores locked for this transaction; default: all. */
  stores?: StoreNames<Kept>[];
  /** Only a page that opens may make an erased database again. */
  mayMake?: boolean;
  durability?: IDBTransactionDurability;
}

/**
 * A connection closes after each access, so that the database can be deleted at any time. An access resolves to null if
 * nothing is kept: in a private window, on a full phone, or after an erasure.
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
