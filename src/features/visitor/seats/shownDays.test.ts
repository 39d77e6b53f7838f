import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReserveDay } from '#contract/day/day.schema';
import { fetchDouble, restoreFetch } from '#tests/support/jest/fetchDouble';
import { testStore } from '#tests/support/jest/testStore';
import { aConfigInfo, aConfigLogic, aDay } from '#mocks/builders';
import { configApi } from '#src/store/endpoints/config';
import { daysApi } from '#src/store/endpoints/days';
import { putSeats, readDays, readSettings } from './shownDays';

const DECEMBER = { year: 2026, month: 12 };
const day = aDay({ id: 5, guestCount: 10, memo: '새벽 4시' });
const other = aDay({ id: 6, date: '2026-12-06' });
const { id, date, state, totalCount, heldCount, charter } = day;
const seats = { id, date, state, totalCount, heldCount, charter, guestCount: 13 };

let requests: Request[];
let responses: (() => ReserveDay[] | ReserveDay | Promise<ReserveDay[]>)[];
let store: ReturnType<typeof testStore>['store'];
const list = () => daysApi.endpoints.getDayList.select(DECEMBER)(store.getState()).data;

beforeEach(() => {
  responses = [];
  requests = fetchDouble(async () => Response.json(await (responses.shift() ?? (() => [day, other]))()));
  store = testStore().store;
});
afterEach(restoreFetch);

test('들은 자리는 묻지 않고 목록과 그 날의 답에 들어가고, 다른 것은 그대로다', async () => {
  await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
  responses.push(() => day);
  await store.dispatch(daysApi.endpoints.getDay.initiate('5'));
  const before = list();
  store.dispatch(putSeats([seats]));
  expect(list()).toEqual([{ ...day, guestCount: 13 }, other]);
  expect(list()?.[1]).toBe(before?.[1]);
  expect(daysApi.endpoints.getDay.select('5')(store.getState()).data).toEqual({ ...day, guestCount: 13 });
  expect(requests).toHaveLength(2);
});

test('같은 자리를 다시 들으면 아무것도 다시 그리지 않는다', async () => {
  await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
  const before = list();
  store.dispatch(putSeats([{ ...seats, guestCount: 10 }]));
  expect(list()).toBe(before);
});

test('목록을 읽는 사이에 들으면 다 읽은 뒤 다시 읽는다: 온 답이 들은 것보다 오래된 것일 수 있다', async () => {
  let respond: (days: ReserveDay[]) => void = () => undefined;
  const first = new Promise<ReserveDay[]>((resolve) => (respond = resolve));
  responses.push(
    () => first,
    () => [{ ...day, guestCount: 13 }, other],
  );
  const reading = store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER));
  store.dispatch(putSeats([seats]));
  respond([day, other]);
  await reading;
  await Promise.all(store.dispatch(daysApi.util.getRunningQueriesThunk()));
  expect(requests).toHaveLength(2);
  expect(list()?.[0]?.guestCount).toBe(13);
});

test('다시 읽는 것은 화면에 보이는 답뿐이고, 치워 둔 달은 버리지도 읽지도 않는다', async () => {
  const subscriptionOptions = { refetchOnFocus: true };
  await store.dispatch(daysApi.endpoints.getDayList.initiate(DECEMBER, { subscriptionOptions }));
  await store.dispatch(daysApi.endpoints.getDayList.initiate({ year: 2027, month: 1 }, { subscribe: false }));
  store.dispatch(readDays());
  await Promise.all(store.dispatch(daysApi.util.getRunningQueriesThunk()));
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?year=2026&month=12',
    '?year=2027&month=1',
    '?year=2026&month=12',
  ]);
});

test('화면에 쓰이는 입금 계좌는 한 시간이 지나지 않았어도 다시 읽는다', async () => {
  let asked = 0;
  requests = fetchDouble(() =>
    Promise.resolve(Response.json(aConfigInfo({ bank: (asked += 1) > 1 ? '농협 222-2222' : '수협 111-1111' }))),
  );
  await store.dispatch(configApi.endpoints.getConfigInfo.initiate());
  store.dispatch(readSettings());
  await Promise.all(store.dispatch(configApi.util.getRunningQueriesThunk()));
  expect(configApi.endpoints.getConfigInfo.select()(store.getState()).data?.bank).toBe('농협 222-2222');
});

test('화면에 쓰이는 운영정책은 한 시간이 지나지 않았어도 다시 읽고, 쓰이지 않으면 읽지 않는다', async () => {
  let asked = 0;
  requests = fetchDouble(() =>
    Promise.resolve(Response.json(aConfigLogic({ useReserveFind: (asked += 1) > 1 ? 'Y' : 'N' }))),
  );
  store.dispatch(readSettings());
  expect(requests).toHaveLength(0);
  await store.dispatch(configApi.endpoints.getConfigLogic.initiate());
  store.dispatch(readSettings());
  await Promise.all(store.dispatch(configApi.util.getRunningQueriesThunk()));
  expect(configApi.endpoints.getConfigLogic.select()(store.getState()).data?.useReserveFind).toBe('Y');
});
