import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';

export type Change<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>;

interface Access<Schema extends DBSchema> {
  /** Stores locked for this transaction; default: all. */
  stores?: StoreNames<Schema>[];
  /** Only a newly opened page may create an erased database again. */
  mayMake?: boolean;
  durability?: IDBTransactionDurability;
}

/**
 * A connection closes after each access, so that the database can be deleted at any time. An access resolves to null if
 * nothing is stored: in a private window, on a full phone, or after an erasure.
 */
export const deviceStore =
  <Schema extends DBSchema>(
    name: string,
    version: number,
    make: (made: IDBPDatabase<Schema>, before: number) => void,
  ) =>
  async <Result>(
    work: (change: Change<Schema>) => Promise<Result>,
    { stores, mayMake = false, durability = 'default' }: Access<Schema> = {},
  ): Promise<Result | null> => {
    try {
      const opened = await openDB<Schema>(name, version, {
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
