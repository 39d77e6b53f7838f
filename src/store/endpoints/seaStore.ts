import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ConfigInfo } from '../../../contract/config/config.schema';
import type { AtSea, Tick } from '../../../contract/boarding/boarding.schema';
import { SEA } from './forgetDraft';

/** `kept` has one record, with what the site says of the store; `ticks` are in the order in which they were made. */
interface Sea extends DBSchema {
  kept: { key: 'lists'; value: { login: string; lists: AtSea | null; info?: ConfigInfo } };
  ticks: { key: number; value: Tick; indexes: { key: string } };
}

/** One access. The connection is closed after it, so that the database can be deleted at any time. */
const withSea = async <Result>(act: (sea: IDBPDatabase<Sea>) => Promise<Result>): Promise<Result | null> => {
  try {
    const sea = await openDB<Sea>(SEA, 1, {
      upgrade: (made) => {
        made.createObjectStore('kept');
        made.createObjectStore('ticks', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
      },
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
    try {
      return await act(sea);
    } finally {
      sea.close();
    }
  } catch {
    // A private window or a full phone: lists and ticks last as long as the page.
    return null;
  }
};

/**
 * What the device keeps of a login; what belongs to another one is erased, in one transaction: lists that arrive meanwhile
 * would find the other login and would not be kept.
 */
export const readSea = async (login: string): Promise<{ kept: AtSea | null; info: ConfigInfo | null; ticks: Tick[] }> =>
  (await withSea(async (sea) => {
    const change = sea.transaction(['kept', 'ticks'], 'readwrite');
    const [kept, ticks] = [change.objectStore('kept'), change.objectStore('ticks')];
    const stored = await kept.get('lists');
    const isOwn = stored?.login === login;
    const read = isOwn
      ? { kept: stored.lists, info: stored.info ?? null, ticks: await ticks.getAll() }
      : { kept: null, info: null, ticks: [] };
    if (!isOwn) await Promise.all([ticks.clear(), kept.put({ login, lists: null }, 'lists')]);
    await change.done;
    return read;
  })) ?? { kept: null, info: null, ticks: [] };

/**
 * Keeps the lists, or what the site says of the store, unless the login that received them has ended meanwhile; `readSea` has
 * begun it.
 */
export const keepLists = (login: string, part: { lists: AtSea } | { info: ConfigInfo }): Promise<unknown> =>
  withSea(async (sea) => {
    const change = sea.transaction('kept', 'readwrite');
    const stored = await change.store.get('lists');
    if (stored?.login === login) await change.store.put({ ...stored, ...part }, 'lists');
    await change.done;
  });

/**
 * Keeps a tick. The write reaches the disk before it is done: a battery may be empty soon. Resolves to false if the device
 * keeps none.
 */
export const keepTick = async (tick: Tick): Promise<boolean> =>
  (await withSea(async (sea) => {
    const change = sea.transaction('ticks', 'readwrite', { durability: 'strict' });
    await change.store.add(tick);
    await change.done;
    return true;
  })) ?? false;

/** The keys of the ticks that the device keeps, of every tab. */
export const tickKeys = async (): Promise<readonly string[]> =>
  (await withSea((sea) => sea.getAll('ticks')))?.map(({ key }) => key) ?? [];

/** Deletes ticks by their keys. */
export const dropTicks = (keys: readonly string[]): Promise<unknown> =>
  withSea(async (sea) => {
    const change = sea.transaction('ticks', 'readwrite');
    for (const key of keys) {
      const place = await change.store.index('key').getKey(key);
      if (place !== undefined) await change.store.delete(place);
    }
    await change.done;
  });
