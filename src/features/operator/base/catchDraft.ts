import type { Upload } from '../base/useUploads';
import { DRAFTS } from '../../../store/endpoints/forgetDraft';

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

const STORE = 'catch';
const ID = 1;

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });

/** One access. The connection is closed after it, so that the database can be deleted at any time. */
const withStore = async <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> => {
  try {
    const opening = indexedDB.open(DRAFTS, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    const database = await done(opening);
    try {
      return await done(act(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    // A private window or a full phone: the draft lasts as long as the page.
    return null;
  }
};

/** The draft that this device keeps, with the photographs' files; null if there is none. */
export const readDraft = async (): Promise<Draft | null> =>
  (await withStore<Draft | undefined>('readonly', (store) => store.get(ID) as IDBRequest<Draft | undefined>)) ?? null;

export const keepDraft = (draft: Draft): Promise<unknown> => withStore('readwrite', (store) => store.put(draft, ID));

export const dropDraft = (): Promise<unknown> => withStore('readwrite', (store) => store.delete(ID));
