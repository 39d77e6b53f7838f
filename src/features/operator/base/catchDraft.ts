import type { Catch } from '../../../../contract/catch/catch.schema';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { firstKept } from '../../../../contract/day/retention.rules';
import { seoulToday } from '../../../../contract/day/calendar.rules';
import { DRAFTS } from '../../../store/endpoints/forgetDraft';
import type { Upload } from './useUploads';

/** A photograph of a draft; the file is kept until the photograph is on the server. */
export interface DraftPhoto extends Upload {
  name: string;
  caption: string;
}

/** A post as it is written, and the idempotency key with which it will be posted. */
export interface Draft {
  key: string;
  date: string;
  story: string;
  photos: DraftPhoto[];
  /** The post as it was stored when its change was begun; undefined for a new post. */
  base?: Catch;
}

/** Which draft: of the new post, or of the change of a post, by its id. */
export type DraftOf = 'new' | number;

/** How much of a draft this device keeps: nothing if its storage is full or forbidden. */
export type Kept = 'all' | 'text' | 'nothing';

type StoredDraft = Draft & { keptAt?: string };
/** Drafts, without their files, which are kept once each by their upload's key; and the login that may write. */
interface Drafts extends DBSchema {
  catch: { key: number | string; value: StoredDraft };
  files: { key: string; value: File };
  login: { key: number; value: string };
}

/** The place of the login. */
const ID = 1;
/** The place of a draft; the new post's is the one of earlier releases. */
const placeOf = (of: DraftOf): number | string => (of === 'new' ? ID : `post-${of}`);
const STORES: ['catch', 'files', 'login'] = ['catch', 'files', 'login'];

/**
 * One access. The connection is closed after it, so that the database can be deleted at any time; only a page that opens
 * makes it again.
 */
const withDrafts = async <Result>(
  act: (drafts: IDBPDatabase<Drafts>) => Promise<Result>,
  mayMake = false,
): Promise<Result | null> => {
  try {
    const drafts = await openDB<Drafts>(DRAFTS, 2, {
      upgrade: (made, before, _after, change) => {
        if (before === 0 && !mayMake) {
          change.done.catch(() => undefined);
          return change.abort();
        }
        if (before === 0) made.createObjectStore('catch');
        made.createObjectStore('files');
        made.createObjectStore('login');
      },
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
    try {
      return await act(drafts);
    } finally {
      drafts.close();
    }
  } catch {
    // A private window, a full phone, or erased.
    return null;
  }
};

/** Work in one transaction. */
const atOnce = async <Result>(
  drafts: IDBPDatabase<Drafts>,
  work: (change: IDBPTransaction<Drafts, typeof STORES, 'readwrite'>) => Promise<Result>,
): Promise<Result> => {
  const change = drafts.transaction(STORES, 'readwrite');
  const [answer] = await Promise.all([work(change), change.done]);
  return answer;
};

const isOld = (keptAt: string | undefined, now: Date): boolean =>
  keptAt !== undefined && seoulToday(new Date(keptAt)) < firstKept(seoulToday(now));

/** Deletes the files that no draft waits to upload. */
const dropUnusedFiles = async (change: IDBPTransaction<Drafts, typeof STORES, 'readwrite'>): Promise<void> => {
  const drafts = await change.objectStore('catch').getAll();
  const waiting = new Set(drafts.flatMap(({ photos }) => photos.filter((one) => !one.picture).map(({ key }) => key)));
  const files = change.objectStore('files');
  for (const key of await files.getAllKeys()) if (!waiting.has(key)) await files.delete(key);
};

/** A draft that this device keeps, with its files; null if there is none. From now on the login may keep one. */
export const readDraft = (login: string, of: DraftOf, now: Date): Promise<Draft | null> =>
  withDrafts(
    (drafts) =>
      atOnce(drafts, async (change) => {
        const [kept, files] = [change.objectStore('catch'), change.objectStore('files')];
        await change.objectStore('login').put(login, ID);
        const stored = await kept.get(placeOf(of));
        if (!stored) return null;
        if (isOld(stored.keptAt, now)) {
          await kept.delete(placeOf(of));
          await dropUnusedFiles(change);
          return null;
        }
        const photos: DraftPhoto[] = [];
        for (const photo of stored.photos) photos.push({ ...photo, file: (await files.get(photo.key)) ?? photo.file });
        const { key, date, story, base } = stored;
        return { key, date, story, photos, ...(base && { base }) };
      }),
    true,
  );

/**
 * Keeps a draft without its files, unless the login that wrote it has ended meanwhile. Resolves to false if this device
 * keeps nothing.
 */
export const keepText = async (login: string, of: DraftOf, { photos, ...text }: Draft, now: Date): Promise<boolean> => {
  const kept = await withDrafts((drafts) =>
    atOnce(drafts, async (change) => {
      if ((await change.objectStore('login').get(ID)) !== login) return true;
      const withoutFiles = photos.map((photo) => ({ ...photo, file: null }));
      await change.objectStore('catch').put({ ...text, photos: withoutFiles, keptAt: now.toISOString() }, placeOf(of));
      return true;
    }),
  );
  return kept !== null;
};

/**
 * Keeps the files of a draft whose text is kept, and deletes those that no draft needs any more. They may be large: what is
 * typed meanwhile is kept without waiting for them. Resolves to false if there is no room.
 */
export const keepFiles = async (login: string, { photos }: Draft): Promise<boolean> => {
  const done = await withDrafts(async (drafts) => {
    await atOnce(drafts, dropUnusedFiles);
    const change = drafts.transaction(['files', 'login'], 'readwrite');
    const put = async (): Promise<void> => {
      if ((await change.objectStore('login').get(ID)) !== login) return;
      const files = change.objectStore('files');
      const kept = await files.getAllKeys();
      for (const { key, file } of photos) if (file && !kept.includes(key)) await files.put(file, key);
    };
    await Promise.all([put(), change.done]);
    return true;
  });
  return done !== null;
};

/** Erases a draft with its files. */
export const dropDraft = (of: DraftOf): Promise<unknown> =>
  withDrafts((drafts) =>
    atOnce(drafts, async (change) => {
      await change.objectStore('catch').delete(placeOf(of));
      await dropUnusedFiles(change);
    }),
  );

/** Erases the drafts that were last changed as long ago as a device may know passengers. */
export const dropOldDrafts = (now: Date): Promise<unknown> =>
  withDrafts((drafts) =>
    atOnce(drafts, async (change) => {
      const kept = change.objectStore('catch');
      for (const place of await kept.getAllKeys())
        if (isOld((await kept.get(place))?.keptAt, now)) await kept.delete(place);
      await dropUnusedFiles(change);
    }),
  );
