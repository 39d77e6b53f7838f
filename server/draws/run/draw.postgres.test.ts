import { buildApp } from '#server/app';
import { NO_LIMITS, aBooking, openSite, SECRET, type Site } from '#tests/support/server/site';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import type { App } from '#server/http/fastify';

const OPENS = '2026-11-25T11:00:00.000Z';
const PEOPLE = 60;
const SEATS = 20;

let site: Site;
let other: App;
let now = new Date(OPENS);
beforeEach(async () => {
  site = await openSite({ limits: NO_LIMITS });
  await site.config({ month: 6, fairStart: 20 });
  now = new Date(OPENS);
  site.setClock(now);
  other = await buildApp({
    db: site.db,
    clock: () => now,
    settings: { secret: SECRET, bookingsPerMinute: 100_000, limits: NO_LIMITS },
  });
});
afterEach(async () => {
  await other.close();
  await site.close();
});

it('두 서버가 나누어 접수한 신청을 동시에 추첨해도 한 번만 추첨하고, 정한 순서대로 정원만큼만 예약된다', async () => {
  const day = await site.day({ opensAt: OPENS, totalCount: SEATS });
  const people = Array.from({ length: PEOPLE }, (_, index) => index + 1);
  const tel = (person: number) => `010-0000-${String(person).padStart(4, '0')}`;
  const send = (person: number, app: App) =>
    app.inject({
      method: 'POST',
      url: API.createBooking,
      payload: aBooking(day.id, { tel: tel(person), guestCount: 1 }),
      headers: { [IDEMPOTENCY_HEADER]: `00000000-0000-4000-8000-${String(person).padStart(12, '0')}` },
    });
  const collected = await Promise.all(people.map((person) => send(person, person % 2 ? site.app : other)));
  expect(new Set(collected.map((response) => response.json<{ number: number }>().number)).size).toBe(PEOPLE);

  now = new Date('2026-11-25T11:00:20.000Z');
  site.setClock(now);
  const responses = await Promise.all(people.flatMap((person) => [send(person, site.app), send(person, other)]));
  const booked = responses.filter(({ statusCode }) => statusCode === 200);
  expect(booked).toHaveLength(2 * SEATS);
  expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2 * (PEOPLE - SEATS));
  expect(await site.reread(day)).toMatchObject({ guestCount: SEATS, state: 'COMPLETE' });
  const drawn = await site.db.selectFrom('changes').select('after').where('action', '=', 'DRAWN').execute();
  expect(drawn).toHaveLength(1);
  const order = (JSON.parse(drawn[0]?.after ?? '{}') as { order: string }).order.split(', ').map(Number);
  const numberOf = new Map(
    people.map((person, index) => [collected[index]?.json<{ number: number }>().number, person]),
  );
  const guests = await site.db.selectFrom('guests').select('phone').orderBy('id').execute();
  expect(guests.map(({ phone }) => phone)).toEqual(
    order.slice(0, SEATS).map((number) => tel(numberOf.get(number) ?? 0)),
  );
});
