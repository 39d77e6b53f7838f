import type { GuestState, ManagedGuest } from '#contract/booking/guest.schema';
import { addDays } from '#contract/day/calendar.rules';
import { API } from '#contract/paths';
import type { NewGuest } from '#server/db/tables';
import { longReads } from '#server/db/sqliteReader';
import { openSite, type Site } from '#tests/support/server/site';
import { findAllGuests, findGuests, type GuestFilter, type GuestOrder } from './search.repository';

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

/** Pseudo-random numbers from a seed, so that a failure can be repeated. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
};
const random = randomFrom(14);
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;

const FIRST = '2026-11-01';
const DAYS = 40;
const NAMES = ['김바다', '이바다', '박Sea', '한 바다', 'éa김', '김100%', '', '정다바', "오'다"];
const STATES: GuestState[] = ['WATTING', 'COMPLETE', 'CANCEL'];
const digits = (length: number): string => Array.from({ length }, () => pick(['1', '2', '3'])).join('');

const aGuest = (dayIds: number[], index: number): NewGuest => {
  const name = pick(NAMES);
  const state = pick(STATES);
  const deleted = state === 'CANCEL' && random(5) === 0;
  const at = `2026-${pick(['09', '10'])}-${String(1 + random(20)).padStart(2, '0')}T0${random(9)}:00:00.000Z`;
  return {
    dayId: pick(dayIds),
    number: `${digits(4)}-${digits(4)}-${String(1000 + index)}`,
    name: deleted ? '' : name,
    phone: deleted || name === '' ? '' : `010-${digits(4)}-${digits(4)}`,
    passwordHash: null,
    passwordSalt: null,
    guestCount: 1,
    price: 20,
    reservePrice: 10,
    state,
    memo: '',
    createdAt: at,
    completedAt: null,
    deletedAt: deleted ? at : null,
  };
};

type Row = Pick<ManagedGuest, 'id' | 'name' | 'phone' | 'guestId' | 'state' | 'createdAt' | 'date'> & { dayId: number };

/** All bookings, read without a filter. */
const everybody = async (): Promise<Row[]> =>
  (
    await site.db
      .selectFrom('guests')
      .innerJoin('days', 'days.id', 'guests.dayId')
      .select(['guests.id', 'name', 'phone', 'number as guestId', 'guests.state', 'createdAt', 'days.date', 'dayId'])
      .where('deletedAt', 'is', null)
      .orderBy('guests.id')
      .execute()
  ).map((row) => row);

const isFound = (row: Row, { dayId, state, from = '0', to = '9', keyword }: GuestFilter): boolean => {
  if (dayId !== undefined && row.dayId !== dayId) return false;
  if (state === 'BOOKED' ? row.state === 'CANCEL' : state !== undefined && row.state !== state) return false;
  if (row.date < from || row.date > to) return false;
  if (keyword === undefined) return true;
  if (row.name.toLowerCase().includes(keyword.toLowerCase())) return true;
  const sought = keyword.replace(/[\s-]/g, '');
  return /^\d+$/.test(sought) && [row.phone, row.guestId].some((text) => text.replaceAll('-', '').includes(sought));
};

const inOrder = (order: GuestOrder) => (a: Row, b: Row) => {
  if (order === 'next departure') return a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1;
  return a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;
};

const someNumber = (rows: Row[]): Row => rows[random(rows.length)] as Row;
const filters = (rows: Row[], dayIds: number[]): [GuestFilter, GuestOrder][] => {
  const today = addDays(FIRST, DAYS / 2);
  const whole = someNumber(rows);
  const keywords = ['바다', '바', 'sea', '한 바', '%', "'", '1', '12', '123', '3-1', '1234', '없음', '1111 2'];
  return [
    ...([undefined, 'BOOKED', ...STATES] as GuestFilter['state'][]).flatMap((state): [GuestFilter, GuestOrder][] => {
      const ofState = state === undefined ? {} : { state };
      return [
        [ofState, 'newest'],
        [{ ...ofState, to: addDays(today, -1) }, 'newest'],
        [{ ...ofState, from: today }, 'next departure'],
        [{ ...ofState, from: today, to: today }, 'next departure'],
        [{ ...ofState, dayId: pick(dayIds) }, 'newest'],
      ];
    }),
    ...[
      ...keywords,
      whole.guestId,
      whole.guestId.replaceAll('-', ''),
      whole.phone || '010',
      whole.phone.slice(-4) || '2',
    ].flatMap((keyword): [GuestFilter, GuestOrder][] => [
      [{ keyword }, 'newest'],
      [{ keyword, from: today, state: 'WATTING' }, 'next departure'],
    ]),
  ];
};

it('어떤 조건의 어느 쪽을 보아도, 한 건씩 세어 늘어놓은 것과 같다', async () => {
  const dayIds: number[] = [];
  for (let index = 0; index < DAYS; index += 1)
    dayIds.push((await site.day({ date: addDays(FIRST, index), totalCount: 500 })).id);
  let made = 0;
  const add = async (count: number): Promise<void> => {
    const guests = Array.from({ length: count }, (_, index) => aGuest(dayIds, made + index));
    made += count;
    await site.db.insertInto('guests').values(guests).execute();
  };
  const compare = async (): Promise<void> => {
    const rows = await everybody();
    for (const [filter, order] of filters(rows, dayIds)) {
      const ids = rows
        .filter((row) => isFound(row, filter))
        .sort(inOrder(order))
        .map(({ id }) => id);
      const last = Math.max(0, Math.ceil(ids.length / 20) - 1);
      for (const page of new Set([0, Math.floor(last / 2), last, last + 1])) {
        const found = await findGuests(longReads(site.db), filter, order, { limit: 20, offset: page * 20 });
        expect([filter, page, found.total, found.list.map(({ id }) => id)]).toEqual([
          filter,
          page,
          ids.length,
          ids.slice(page * 20, page * 20 + 20),
        ]);
      }
      if (random(4) > 0) continue;
      const file: number[] = [];
      for await (const part of findAllGuests(site.db, filter, order, 50)) file.push(...part.map(({ id }) => id));
      expect([filter, file]).toEqual([filter, ids]);
    }
  };

  await add(150);
  await compare();
  await add(80);
  const change = (id: number) => site.db.updateTable('guests').where('id', '=', id).where('deletedAt', 'is', null);
  for (const { id } of await everybody()) {
    const kind = random(8);
    if (kind === 0) await site.db.deleteFrom('guests').where('id', '=', id).execute();
    if (kind === 1)
      await change(id)
        .set({ state: pick(STATES) })
        .execute();
    if (kind === 2)
      await change(id)
        .set({ name: pick(NAMES), phone: `010-${digits(4)}-${digits(4)}` })
        .execute();
    if (kind === 3) await change(id).set({ name: '', phone: '' }).execute();
    if (kind === 4)
      await change(id)
        .set({ state: 'CANCEL', name: '', phone: '', memo: '', deletedAt: '2026-10-21T00:00:00.000Z' })
        .execute();
  }
  await compare();
}, 120_000);

it('요약과 할 일의 건수는 상태를 바꾼 뒤에도 맞다', async () => {
  const operator = await site.operator();
  const soon = await site.day({ date: '2026-11-21' });
  const cancelled = await site.day({ date: '2026-11-25' });
  const counts = async () => {
    const { unpaidSoon, paidOnCancelledDays, parkedMessages } = (await site.get(API.attention, operator)).json<{
      unpaidSoon: { count: number };
      paidOnCancelledDays: { count: number };
      parkedMessages: { count: number };
    }>();
    const { totalCount } = (await site.get(API.guestSummary, operator)).json<{ totalCount: number }>();
    return [unpaidSoon.count, paidOnCancelledDays.count, parkedMessages.count, totalCount];
  };
  const guests = [await site.booked(soon), await site.booked(soon), await site.booked(cancelled)];
  await site.db.updateTable('guests').set({ state: 'COMPLETE' }).where('dayId', '=', cancelled.id).execute();
  await site.db.updateTable('days').set({ state: 'CANCEL' }).where('id', '=', cancelled.id).execute();
  await site.db
    .updateTable('messages')
    .set({ state: 'PARKED' })
    .where('guestId', '=', guests[0]?.id ?? 0)
    .execute();
  expect(await counts()).toEqual([2, 1, 1, 3]);
  await site.db
    .updateTable('guests')
    .set({ state: 'CANCEL' })
    .where('id', '=', guests[1]?.id ?? 0)
    .execute();
  await site.db.updateTable('messages').set({ state: 'DROPPED' }).execute();
  expect(await counts()).toEqual([1, 1, 0, 2]);
});
