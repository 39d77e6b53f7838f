import type { GuestList, GuestSummary } from '../../contract/booking/guest.schema';
import { API } from '../../contract/paths';
import { tidyLists } from '../privacy/privacy.service';
import { openSite, type Site } from '../testing/site';
import { someoneWaits } from '../testing/someoneWaits';
import { until } from '../testing/until';
import { keepMore } from './keptCounts';

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
