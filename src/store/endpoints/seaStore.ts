import type { DBSchema } from 'idb';
import type { ConfigInfo } from '../../../contract/config/config.schema';
import type { AtSea, Tick } from '../../../contract/boarding/boarding.schema';
import { deviceStore } from './deviceStore';
import { SEA } from './forgetDraft';

/** `kept` has one record, with what the site says of the store; `ticks` are in the order in which they were made. */
interface Sea extends DBSchema {
  kept: { key: 'lists'; value: { login: string; lists: AtSea | null; info?: ConfigInfo } };
  ticks: { key: number; value: Tick; indexes: { key: string } };
}

const withSea = deviceStore<Sea>(SEA, 1, (made) => {
  made.createObjectStore('kept');
  made.createObjectStore('ticks', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
});

/**
 * What the device keeps of a login; what belongs to another one is erased, in one transaction: lists that arrive meanwhile
 * would find the other login and would not be kept.
 */
export const readSea = async (
  login: string,
): Promise<{ kept: AtSea | null; info: ConfigInfo | null; ticks: Tick[] }> => {
  const nothing = { kept: null, info: null, ticks: [] };
  const read = await withSea(
    async (change) => {
      const kept = change.objectStore('kept');
      const ticks = change.objectStore('ticks');
      const stored = await kept.get('lists');
      if (stored?.login === login)
        return { kept: stored.lists, info: stored.info ?? null, ticks: await ticks.getAll() };
      await Promise.all([ticks.clear(), kept.put({ login, lists: null }, 'lists')]);
      return nothing;
    },
    { mayMake: true },
  );
  return read ?? nothing;
};

/**
 * Keeps the lists, or what the site says of the store, unless the login that received them has ended meanwhile; `readSea` has
 * begun it.
 */
export const keepLists = (login: string, part: { lists: AtSea } | { info: ConfigInfo }): Promise<unknown> =>
  withSea(async (change) => {
    const kept = change.objectStore('kept');
    const stored = await kept.get('lists');
    if (stored?.login === login) await kept.put({ ...stored, ...part }, 'lists');
  });

/**
 * Keeps a tick. The write reaches the disk before it is done: a battery may be empty soon. Resolves to false if the device
 * keeps none.
 */
export const keepTick = async (tick: Tick): Promise<boolean> =>
  (await withSea((change) => change.objectStore('ticks').add(tick), { durability: 'strict' })) !== null;

/** The keys of the ticks that the device keeps, of every tab. */
export const tickKeys = async (): Promise<readonly string[]> =>
  (await withSea((change) => change.objectStore('ticks').getAll()))?.map(({ key }) => key) ?? [];

/** Deletes ticks by their keys. */
export const dropTicks = (keys: readonly string[]): Promise<unknown> =>
  withSea(async (change) => {
    const ticks = change.objectStore('ticks');
    for (const key of keys) {
      const place = await ticks.index('key').getKey(key);
      if (place !== undefined) await ticks.delete(place);
    }
  });
