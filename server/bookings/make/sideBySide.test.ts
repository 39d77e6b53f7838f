import { randomUUID } from 'node:crypto';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { openSite, type Site } from '#tests/support/server/site';

/** Concurrent actions of visitors and the operator. On PostgreSQL they really run in parallel. */
let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const statuses = (responses: { statusCode: number }[]): number[] =>
  [...new Set(responses.map(({ statusCode }) => statusCode))].sort();

/** The seats sold according to the day, and the seats held by its bookings. */
const seats = async (day: ReserveDay): Promise<[number, number]> => {
  const { held } = await site.db
    .selectFrom('guests')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('guestCount'), eb.lit(0)).as('held'))
    .where('dayId', '=', day.id)
    .where('state', '!=', 'CANCEL')
    .executeTakeFirstOrThrow();
  return [(await site.reread(day)).guestCount, Number(held)];
};

it('마지막 자리를 같은 열쇠로 열 번 보내도 모두 그 예약을 답으로 듣는다', async () => {
  const day = await site.day({ totalCount: 2 });
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const responses = await Promise.all(Array.from({ length: 10 }, () => site.book(day, {}, headers)));
  expect(statuses(responses)).toEqual([200]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(await seats(day)).toEqual([2, 2]);
});

it('한 예약의 수정과 취소가 겹쳐도 자리는 예약의 합과 같다', async () => {
  const day = await site.day();
  const guests = await Promise.all(Array.from({ length: 4 }, () => site.booked(day, { guestCount: 1 })));
  const responses = await Promise.all(
    guests.flatMap(({ id, name, phone: tel }) => [
      site.post(API.updateGuest, { id, name, tel, guestCount: 3 }, operator),
      site.get(apiPath(API.cancelGuest, { id }), operator),
      site.post(API.updateGuest, { id, name, tel, guestCount: 2 }, operator),
    ]),
  );
  for (const status of statuses(responses)) expect([200, 409]).toContain(status);
  expect(await seats(day)).toEqual([0, 0]);
});

it('예약이 몰리는 중에도 운영자가 바꾼 상태는 거절되지 않는다', async () => {
  const day = await site.day({ totalCount: 99 });
  const book = () => site.book(day, { guestCount: 1 });
  const state = (to: string) => site.post(API.updateDayState, { id: day.id, state: to }, operator);
  const booked = Array.from({ length: 15 }, book);
  const closed = [state('CLOSE'), state('OPEN'), state('CLOSE')];
  const after = Array.from({ length: 15 }, book);
  expect(statuses(await Promise.all(closed))).toEqual([200]);
  for (const status of statuses(await Promise.all([...booked, ...after]))) expect([200, 409]).toContain(status);
  const [sold, held] = await seats(day);
  expect(sold).toBe(held);
});

it('겹치는 기간을 함께 바꾸어도 둘 다 되고 날짜마다 하루뿐이다', async () => {
  const plan = { fish: '갈치', totalCount: 20, price: 20, reservePrice: 10 };
  const update = (stdate: string, eddate: string, fish: string) =>
    site.post(API.bulkUpdate, { ...plan, stdate, eddate, fish }, operator);
  const responses = await Promise.all([
    update('2026-12-01', '2026-12-20', '갈치'),
    update('2026-12-10', '2026-12-31', '참돔'),
    update('2026-12-05', '2026-12-15', '우럭'),
  ]);
  expect(responses.map((response) => [response.statusCode, response.body])).toEqual([
    [200, '20'],
    [200, '22'],
    [200, '11'],
  ]);
  expect(await site.db.selectFrom('days').select('date').execute()).toHaveLength(31);
});

it('함께 취소하고 함께 지워도 한 번만 된다', async () => {
  const day = await site.day();
  const guest = await site.booked(day);
  const cancel = () => site.get(apiPath(API.cancelGuest, { id: guest.id }), operator);
  expect(
    (await Promise.all([cancel(), cancel(), cancel()])).filter(({ statusCode }) => statusCode === 200),
  ).toHaveLength(1);
  const remove = () => site.get(apiPath(API.deleteGuest, { id: guest.id }), operator);
  expect((await Promise.all([remove(), remove()])).filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await seats(day)).toEqual([0, 0]);
});
