import type { Catch } from '#contract/catch/catch.schema';
import type { DBSchema } from 'idb';
import { firstKept } from '#contract/day/retention.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import { deviceStore, type Change } from '#src/store/device/deviceStore';
import { DRAFTS } from '#src/store/device/eraseDevice';
import type { Upload } from '#src/features/operator/uploads/useUploads';

export interface DraftPhoto extends Upload {
  name: string;
  caption: string;
}

/** `key` is the idempotency key of the post. */
export interface Draft {
  key: string;
  date: string;
  story: string;
  photos: DraftPhoto[];
  /** The post before its change; undefined for a new post. */
  base?: Catch;
}

export type DraftOf = 'new' | number;

/** `nothing`: the storage is full or forbidden. */
export type Saved = 'all' | 'text' | 'nothing';

type StoredDraft = Draft & { keptAt?: string };
/** Each file is stored once, by the key of its upload; only `login` may write. */
interface Drafts extends DBSchema {
  catch: { key: number | string; value: StoredDraft };
  files: { key: string; value: File };
  login: { key: number; value: string };
}

const ID = 1;
/** The key for a new post is that of earlier releases. */
const placeOf = (of: DraftOf): number | string => (of === 'new' ? ID : `post-${of}`);

const withDrafts = deviceStore<Drafts>(DRAFTS, 2, (made, before) => {
  if (before === 0) made.createObjectStore('catch');
  made.createObjectStore('files');
  made.createObjectStore('login');
});

const isOld = (keptAt: string | undefined, now: Date): boolean =>
  keptAt !== undefined && seoulToday(new Date(keptAt)) < firstKept(seoulToday(now));

const dropUnusedFiles = async (change: Change<Drafts>): Promise<void> => {
  const drafts = await change.objectStore('catch').getAll();
  const waiting = new Set(drafts.flatMap(({ photos }) => photos.filter((one) => !one.picture).map(({ key }) => key)));
  const files = change.objectStore('files');
  for (const key of await files.getAllKeys()) if (!waiting.has(key)) await files.delete(key);
};

/** From then on the login may save a draft. */
export const readDraft = (login: string, of: DraftOf, now: Date): Promise<Draft | null> =>
  withDrafts(
    async (change) => {
      const drafts = change.objectStore('catch');
      const files = change.objectStore('files');
      await change.objectStore('login').put(login, ID);
      const stored = await drafts.get(placeOf(of));
      if (!stored) return null;
      if (isOld(stored.keptAt, now)) {
        await drafts.delete(placeOf(of));
        await dropUnusedFiles(change);
        return null;
      }
      const photos: DraftPhoto[] = [];
      for (const photo of stored.photos) photos.push({ ...photo, file: (await files.get(photo.key)) ?? photo.file });
      const { key, date, story, base } = stored;
      return { key, date, story, photos, ...(base && { base }) };
    },
    { mayMake: true },
  );

/** Saves nothing if the login has ended. Resolves to false then, and if storage is full. */
export const saveText = async (login: string, of: DraftOf, { photos, ...text }: Draft, now: Date): Promise<boolean> => {
  const saved = await withDrafts(async (change) => {
    if ((await change.objectStore('login').get(ID)) !== login) return true;
    const withoutFiles = photos.map((photo) => ({ ...photo, file: null }));
    await change.objectStore('catch').put({ ...text, photos: withoutFiles, keptAt: now.toISOString() }, placeOf(of));
    return true;
  });
  return saved !== null;
};

/** Files may be large, so text is saved without waiting for them. Resolves to false if storage is full. */
export const saveFiles = async (login: string, { photos }: Draft): Promise<boolean> => {
  const put = async (change: Change<Drafts>): Promise<true> => {
    if ((await change.objectStore('login').get(ID)) !== login) return true;
    const files = change.objectStore('files');
    const known = await files.getAllKeys();
    for (const { key, file } of photos) if (file && !known.includes(key)) await files.put(file, key);
    return true;
  };
  await withDrafts(dropUnusedFiles);
  return (await withDrafts(put, { stores: ['files', 'login'] })) !== null;
};

export const dropDraft = (of: DraftOf): Promise<unknown> =>
  withDrafts(async (change) => {
    await change.objectStore('catch').delete(placeOf(of));
    await dropUnusedFiles(change);
  });

/** Drafts expire like the passenger lists on a device. */
export const dropOldDrafts = (now: Date): Promise<unknown> =>
  withDrafts(async (change) => {
    const drafts = change.objectStore('catch');
    for (const place of await drafts.getAllKeys())
      if (isOld((await drafts.get(place))?.keptAt, now)) await drafts.delete(place);
    await dropUnusedFiles(change);
  });
