import type { GuestList, GuestSummary } from '../../contract/booking/guest.schema';
import { sql } from 'kysely';
import { API } from '../../contract/paths';
import { catchUpLists, tidyLists } from '../privacy/privacy.service';
import { openSite, type Site } from '../testing/site';
import { someoneWaits } from '../testing/someoneWaits';
import { until } from '../testing/until';
import { keepMore, notKept } from './keptCounts';
import type { Db } from './tables';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

it('두 서버가 같은 밤에 목록을 정리해도 예약을 한 번만 센다', async () => {
  const operator = await site.operator();
  const day = await site.day();
  for (const person of [1, 2, 3]) await site.booked(day, { tel: `010-0000-000${person}` });
  const second = await site.db.transaction().execute(async (transaction) => {
    await keepMore(transaction, 500);
    const tidied = tidyLists({ db: site.db });
    await until(() => someoneWaits(site.db));
    return { tidied };
  });
  await second.tidied;
  const { totalElements } = (await site.post(`${API.guestList}?page=0`, {}, operator)).json<GuestList>();
  const { totalCount } = (await site.get(API.guestSummary, operator)).json<GuestSummary>();
  expect([totalElements, totalCount]).toEqual([3, 3]);
});

it('낮에 목록을 정리하는 서버는, 오래 걸리는 작업을 기다리느라 다른 예약을 세워 두지 않는다', async () => {
  const day = await site.day();
  const guest = await site.booked(day);
  const other = await site.booked(day, { tel: '010-0000-0002' });
  const memo = (db: Db, id: number) => db.updateTable('guests').set({ memo: '창가' }).where('id', '=', id).execute();
  const long = await site.db.transaction().execute(async (transaction) => {
    await memo(transaction, guest.id);
    const caughtUp = catchUpLists({ db: site.db }, { from: 1 });
    await until(() => someoneWaits(site.db));
    // Fails if it waits for the long transaction; a step of the lists gives up long before.
    await site.db.transaction().execute(async (quick) => {
      await sql`set local lock_timeout = '2s'`.execute(quick);
      await memo(quick, other.id);
    });
    return { caughtUp };
  });
  await long.caughtUp;
  await catchUpLists({ db: site.db }, { from: 1 });
  expect(await notKept(site.db)).toBe(0);
});
