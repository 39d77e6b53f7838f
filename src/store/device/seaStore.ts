import type { DBSchema } from 'idb';
import type { ConfigInfo } from '#contract/config/config.schema';
import type { AtSea, Tick } from '#contract/boarding/boarding.schema';
import { deviceStore } from './deviceStore';
import { SEA } from './eraseDevice';

interface Sea extends DBSchema {
  kept: { key: 'lists'; value: { login: string; lists: AtSea | null; info?: ConfigInfo } };
  ticks: { key: number; value: Tick; indexes: { key: string } };
}

const withSea = deviceStore<Sea>(SEA, 1, (made) => {
  made.createObjectStore('kept');
  made.createObjectStore('ticks', { autoIncrement: true }).createIndex('key', 'key', { unique: true });
});

/** Erases another login's data in the same transaction, so that its late responses are not stored. */
export const readSea = async (
  login: string,
): Promise<{ lists: AtSea | null; info: ConfigInfo | null; ticks: Tick[] }> => {
  const nothing = { lists: null, info: null, ticks: [] };
  const read = await withSea(
    async (change) => {
      const lists = change.objectStore('kept');
      const ticks = change.objectStore('ticks');
      const stored = await lists.get('lists');
      if (stored?.login === login)
        return { lists: stored.lists, info: stored.info ?? null, ticks: await ticks.getAll() };
      await Promise.all([ticks.clear(), lists.put({ login, lists: null }, 'lists')]);
      return nothing;
    },
    { mayMake: true },
  );
  return read ?? nothing;
};

/** Stores nothing if the login has ended; `readSea` has started it. */
export const storeLists = (login: string, part: { lists: AtSea } | { info: ConfigInfo }): Promise<unknown> =>
  withSea(async (change) => {
    const lists = change.objectStore('kept');
    const stored = await lists.get('lists');
    if (stored?.login === login) await lists.put({ ...stored, ...part }, 'lists');
  });

/** Resolves once the tick is on disk, because the battery may run out; to false if the device cannot store it. */
export const storeTick = async (tick: Tick): Promise<boolean> =>
  (await withSea((change) => change.objectStore('ticks').add(tick), { durability: 'strict' })) !== null;

export const tickKeys = async (): Promise<readonly string[]> =>
  (await withSea((change) => change.objectStore('ticks').getAll()))?.map(({ key }) => key) ?? [];

export const dropTicks = (keys: readonly string[]): Promise<unknown> =>
  withSea(async (change) => {
    const ticks = change.objectStore('ticks');
    for (const key of keys) {
      const place = await ticks.index('key').getKey(key);
      if (place !== undefined) await ticks.delete(place);
    }
  });
