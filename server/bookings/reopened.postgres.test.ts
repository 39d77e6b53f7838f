import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../app';
import { API } from '../../contract/paths';
import { FROZEN_NOW } from '../../mocks/now';
import { aBooking, NO_LIMITS, openSite, SECRET, type Site } from '../testing/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

/** Lets something happen after the first statement that found no day to change, before the next one. */
const afterNoDay = (happen: () => Promise<unknown>): KyselyPlugin => {
  const updates = new WeakSet<object>();
  let happened = false;
  return {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'UpdateQueryNode') updates.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (updates.has(queryId) && result.rows.length === 0 && !happened) {
        happened = true;
        await happen();
      }
      return result;
    },
  };
};

it('닫혀 있던 날이 예약하는 사이에 열리면, 자리가 남았는데도 매진이라고 하지 않고 그때의 예약금으로 예약된다', async () => {
  const day = await site.day({ state: 'COMPLETE', totalCount: 5 });
  const open = () =>
    site.db.updateTable('days').set({ state: 'OPEN', reservePrice: 30 }).where('id', '=', day.id).execute();
  const app = await buildApp({
    db: site.db.withPlugin(afterNoDay(open)),
    clock: () => FROZEN_NOW,
    settings: { secret: SECRET, bookingsPerMinute: 100_000, limits: NO_LIMITS, fastPaths: false },
  });
  try {
    const answer = await app.inject({ method: 'POST', url: API.createBooking, payload: aBooking(day.id) });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    expect(await site.reread(day)).toMatchObject({ guestCount: 2, state: 'OPEN' });
    expect(await site.db.selectFrom('guests').select('reservePrice').executeTakeFirst()).toEqual({ reservePrice: 30 });
  } finally {
    await app.close();
  }
});
