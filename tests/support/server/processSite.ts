import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import type { Place } from '#server/db/place';
import type { Db } from '#server/db/tables';
import { removeFolders } from './folders';
import { emptyPlace, throughNetwork, type Taken } from './places';
import { endChildren } from './process';

/** For tests that start servers as processes, in milliseconds. */
export const LONG = 120_000;

export interface ProcessSite {
  readonly place: Place;
  /** Parallel to the servers. */
  inDatabase: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** An empty database per test, for servers as processes. */
export const processSite = (): ProcessSite => {
  let taken: Taken;
  let place: Place;
  beforeEach(async () => {
    taken = await emptyPlace();
    place = throughNetwork(taken.place);
  });
  afterEach(() => {
    endChildren();
    taken.release();
    removeFolders();
  });
  return {
    get place() {
      return place;
    },
    inDatabase: async (work) => {
      const db = await openDatabase(place);
      try {
        await migrate(db, new Date());
        return await work(db);
      } finally {
        await db.destroy();
      }
    },
  };
};

/** Over the network. */
export const post = (address: string, path: string, body: object): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** For direct insertion into the database. */
export const aDay = (date: string, totalCount: number) => ({
  date,
  state: 'OPEN' as const,
  fish: '갈치',
  totalCount,
  guestCount: 0,
  memo: '',
  price: 20,
  reservePrice: 10,
});
