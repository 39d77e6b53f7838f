import type { Page } from '@playwright/test';

/** The contents of the site's IndexedDB, by database and store. Creates no database and leaves none open. */
export const databasesIn = async (page: Page): Promise<Record<string, Record<string, unknown[]>>> => {
  const content = await page.evaluate(async () => {
    const open = (name: string): Promise<IDBDatabase | null> =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        // It was deleted after the listing: do not create an empty one.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => resolve(null);
      });
    const read = (database: IDBDatabase, store: string): Promise<unknown[]> =>
      new Promise((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(new Error(store));
      });
    const databases: Record<string, Record<string, unknown[]>> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await open(name);
      if (!database) continue;
      const stores: Record<string, unknown[]> = {};
      try {
        for (const store of database.objectStoreNames) stores[store] = await read(database, store);
      } finally {
        database.close();
      }
      databases[name] = stores;
    }
    // Leaves out files.
    return JSON.stringify(databases);
  });
  return JSON.parse(content) as Record<string, Record<string, unknown[]>>;
};
