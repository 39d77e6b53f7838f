import { API, apiPath } from '#contract/paths';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { openSite, type Site } from '#tests/support/server/site';
import { someoneWaits } from '#tests/support/server/someoneWaits';
import { until } from '#tests/support/server/until';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

it('다른 날로 옮기는 사이에 온 취소도 그 예약을 찾고, 옮긴 날의 자리를 비운다', async () => {
  const operator = await site.operator();
  const from = await site.day({ date: '2026-12-05' });
  const to = await site.day({ date: '2026-12-12' });
  const booked = await site.booked(from);
  const cancelled = await site.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('guests').set({ dayId: to.id }).where('id', '=', booked.id).execute();
    await transaction.updateTable('days').set({ guestCount: 0 }).where('id', '=', from.id).execute();
    await transaction.updateTable('days').set({ guestCount: 2 }).where('id', '=', to.id).execute();
    const waiting = site.post(apiPath(API.cancelGuest, { id: booked.id }), undefined, operator);
    await until(() => someoneWaits(site.db));
    return { waiting };
  });
  const response = await cancelled.waiting;
  expect(response.statusCode).toBe(200);
  expect(response.json<ManagedGuest>()).toMatchObject({ state: 'CANCEL', date: to.date });
  expect(await site.reread(to)).toMatchObject({ guestCount: 0 });
});
