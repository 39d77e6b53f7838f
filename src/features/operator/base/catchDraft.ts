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

/** A post that has not been posted yet, and the idempotency key with which it will be. */
export interface Draft {
  key: string;
  date: string;
  story: string;
  photos: DraftPhoto[];
}

/** How much of a draft this device keeps: nothing if its storage is full or forbidden. */
export type Kept = 'all' | 'text' | 'nothing';

/** One draft, without its files, which are kept once each by their upload's key; and the login that may write. */
interface Drafts extends DBSchema {
  catch: { key: number; value: Draft & { keptAt?: string } };
  files: { key: string; value: File };
  login: { key: number; value: string };
}

const ID = 1;
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

/** The draft that this device keeps, with its files; null if there is none. From now on the login may keep one. */
export const readDraft = (login: string, now: Date): Promise<Draft | null> =>
  withDrafts(
    (drafts) =>
      atOnce(drafts, async (change) => {
        const [kept, files] = [change.objectStore('catch'), change.objectStore('files')];
        await change.objectStore('login').put(login, ID);
        const stored = await kept.get(ID);
        if (!stored) return null;
        if (isOld(stored.keptAt, now)) {
          await Promise.all([kept.clear(), files.clear()]);
          return null;
        }
        const photos: DraftPhoto[] = [];
        for (const photo of stored.photos) photos.push({ ...photo, file: (await files.get(photo.key)) ?? photo.file });
        const { key, date, story } = stored;
        return { key, date, story, photos };
      }),
    true,
  );

const keepText = (login: string, { photos, ...text }: Draft, now: Date): Promise<boolean | null> =>
  withDrafts((drafts) =>
    atOnce(drafts, async (change) => {
      if ((await change.objectStore('login').get(ID)) !== login) return true;
      const withoutFiles = photos.map((photo) => ({ ...photo, file: null }));
      await change.objectStore('catch').put({ ...text, photos: withoutFiles, keptAt: now.toISOString() }, ID);
      return true;
    }),
  );

const keepFiles = (login: string, { photos }: Draft): Promise<boolean | null> =>
  withDrafts((drafts) =>
    atOnce(drafts, async (change) => {
      if ((await change.objectStore('login').get(ID)) !== login) return true;
      const files = change.objectStore('files');
      const waiting = photos.filter(({ file }) => file !== null);
      const kept = await files.getAllKeys();
      for (const key of kept) if (!waiting.some((one) => one.key === key)) await files.delete(key);
      for (const { key, file } of waiting) if (file && !kept.includes(key)) await files.put(file, key);
      return true;
    }),
  );

/** Keeps a draft, unless the login that wrote it has ended meanwhile. The text is kept even if its files cannot be. */
export const keepDraft = async (login: string, draft: Draft, now: Date): Promise<Kept> => {
  if (!(await keepText(login, draft, now))) return 'nothing';
  return (await keepFiles(login, draft)) ? 'all' : 'text';
};

const clear = (drafts: IDBPDatabase<Drafts>): Promise<unknown> =>
  atOnce(drafts, (change) => Promise.all([change.objectStore('catch').clear(), change.objectStore('files').clear()]));

export const dropDraft = (): Promise<unknown> => withDrafts(clear);

/** Erases a draft that was last changed as long ago as a device may know passengers. */
export const dropOldDraft = (now: Date): Promise<unknown> =>
  withDrafts(async (drafts) => {
    const stored = await drafts.get('catch', ID);
    if (stored && isOld(stored.keptAt, now)) await clear(drafts);
  });
