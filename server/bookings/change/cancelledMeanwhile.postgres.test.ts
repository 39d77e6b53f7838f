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

it('운항이 취소되는 사이에 온 예약 취소도 전액 환불한다', async () => {
  const operator = await site.operator();
  const day = await site.day({ date: '2026-11-24', price: 20, reservePrice: 10 });
  const booked = await site.booked(day);
  await site.post(apiPath(API.completeGuest, { id: booked.id }), undefined, operator);
  const cancelled = await site.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('days').set({ state: 'CANCEL' }).where('id', '=', day.id).execute();
    const waiting = site.post(apiPath(API.cancelGuest, { id: booked.id }), undefined, operator);
    await until(() => someoneWaits(site.db));
    return { waiting };
  });
  expect((await cancelled.waiting).json<ManagedGuest>()).toMatchObject({
    state: 'CANCEL',
    refund: { rate: 100, amount: 20 },
  });
});
