import { sql } from 'kysely';
import type { Attention, BelowMinimum, DoneRefund, ManagedGuest, OwedRefund } from '#contract/booking/guest.schema';
import { startOf } from '#contract/booking/deadline.rules';
import { addDays, seoulToday, type DayDate } from '#contract/day/calendar.rules';
import type { TripTimes } from '#contract/day/times.rules';
import { WON } from '#contract/money.rules';
import type { Db } from '#server/db/tables';
import type { Range } from '#server/http/page';
import { bookings, storedBookings, toBooking, toOwed } from '#server/bookings/bookings.repository';
import { factsOf } from '#server/history/history.repository';

const MOST_DEPOSITS = 10;

export const findUnpaid = async (db: Db, { from, to }: { from: string; to: string }): Promise<ManagedGuest[]> => {
  const rows = await bookings(db)
    .where('days.date', '>=', from)
    .where('days.date', '<=', to)
    .where('days.state', '<>', 'CANCEL')
    .where('guests.state', '=', 'WATTING')
    .orderBy('days.date')
    .execute();
  return rows.map((row) => toBooking(row).guest);
};

export const countPaidOnCancelledDays = async (db: Db): Promise<Attention['paidOnCancelledDays']> => {
  const rows = await db
    .selectFrom('days')
    .innerJoin('guests', 'guests.dayId', 'days.id')
    .select((eb) => ['days.date', eb.fn.countAll().as('count')])
    // Matches the condition of the index `days_cancelled`.
    .where(sql<boolean>`days.state = 'CANCEL'`)
    .where('guests.state', '=', 'COMPLETE')
    .where('guests.deletedAt', 'is', null)
    .groupBy('days.date')
    .orderBy('days.date')
    .execute();
  const days = rows.map(({ date, count }) => ({ date, count: Number(count) }));
  return { count: days.reduce((sum, { count }) => sum + count, 0), days };
};

/** Bookings without a deadline come last on both engines. `count` is the total. */
const firstByDeadline = async (
  found: ReturnType<typeof bookings>,
  most: number,
): Promise<{ count: number; list: ManagedGuest[] }> => {
  const { count } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy((eb) => eb.case().when('guests.payBy', 'is', null).then(1).else(0).end())
    .orderBy('guests.payBy')
    .orderBy('guests.id')
    .limit(most)
    .execute();
  return { count: Number(count), list: rows.map((row) => toBooking(row).guest) };
};

/** Two queries, with the conditions of the indexes `guests_claimed` and `guests_unpaid_by`. */
export const findDeposits = async (db: Db, now: Date): Promise<Attention['deposits']> => {
  const today = seoulToday(now);
  const tomorrow = new Date(startOf(addDays(today, 1))).toISOString();
  const ahead = bookings(db).where('days.date', '>=', today).where('days.state', '<>', 'CANCEL');
  const claimed = await firstByDeadline(
    ahead.where(sql<boolean>`guests.state = 'WATTING' and guests.claimed_at is not null`),
    MOST_DEPOSITS,
  );
  const due = await firstByDeadline(
    ahead
      .where(sql<boolean>`guests.state = 'WATTING' and guests.pay_by is not null and guests.claimed_at is null`)
      .where('guests.payBy', '<', tomorrow),
    MOST_DEPOSITS - claimed.list.length,
  );
  return { count: claimed.count + due.count, list: [...claimed.list, ...due.list] };
};

const BELOW_MINIMUM = [
  'days.id',
  'days.date',
  'days.state',
  'days.guestCount',
  'days.minCount',
  'days.departAt',
  'days.returnAt',
  'days.meetAt',
] as const;

export const findBelowMinimum = async (
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<(BelowMinimum & TripTimes)[]> => {
  const rows = await db
    .selectFrom('days')
    .leftJoin('guests', (join) =>
      join.onRef('guests.dayId', '=', 'days.id').on('guests.state', '<>', 'CANCEL').on('guests.deletedAt', 'is', null),
    )
    .select(BELOW_MINIMUM)
    .select((eb) => [
      eb.fn.count('guests.id').as('cases'),
      eb.fn.count(eb.case().when('guests.state', '=', 'COMPLETE').then(1).end()).as('paidCases'),
    ])
    .where('days.date', '>=', from)
    .where('days.date', '<=', to)
    .where('days.state', 'in', ['OPEN', 'COMPLETE'])
    .where('days.charterCount', '=', 0)
    .where('days.confirmed', '=', 'N')
    .where((eb) => eb('days.guestCount', '<', eb.ref('days.minCount')))
    .groupBy(BELOW_MINIMUM)
    .orderBy('days.date')
    .execute();
  return rows.map(({ cases, paidCases, ...day }) => ({ ...day, cases: Number(cases), paidCases: Number(paidCases) }));
};

export const countDaysTakingBookings = async (
  db: Db,
  from: DayDate,
  { withDeposit = false }: { withDeposit?: boolean } = {},
): Promise<number> => {
  const { count } = await db
    .selectFrom('days')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('date', '>=', from)
    .where('state', 'in', ['OPEN', 'COMPLETE'])
    .$if(withDeposit, (days) => days.where('reservePrice', '>', 0))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Matches the condition of its index; with a parameter instead of 0 the index would not be used. */
const OPEN_REFUND = sql<boolean>`guests.refund_won > 0 and guests.refunded_at is null`;

/** In 10,000 won. */
export const sumOpenRefunds = async (db: Db): Promise<Attention['openRefunds']> => {
  const { count, won } = await db
    .selectFrom('guests')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('refundWon').as('won')])
    .where(OPEN_REFUND)
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: Number(won ?? 0) / WON };
};

export const countOpenRefundsUntil = async (db: Db, date: DayDate): Promise<number> => {
  const { count } = await db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(OPEN_REFUND)
    .where('guests.name', '<>', '')
    .where('days.date', '<=', date)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Newest first. From the history, because a booking forgets a refund once its money changes again, or is deleted. The
 * condition on `action` is that of the index `changes_refunds`.
 */
export const findRefundsSince = async (db: Db, since: string): Promise<DoneRefund[]> => {
  const changes = await db
    .selectFrom('changes')
    .leftJoin('days', 'days.id', 'changes.dayId')
    .select(['changes.id', 'changes.at', 'changes.action', 'changes.guestId', 'changes.after', 'days.date'])
    .where(sql<boolean>`changes.action in ('REFUNDED', 'UNREFUNDED')`)
    .where('changes.at', '>=', since)
    .orderBy('changes.id', 'desc')
    .execute();
  const ids = changes.flatMap(({ guestId }) => guestId ?? []);
  const rows = await storedBookings(db).where('guests.id', 'in', ids).execute();
  const guests = new Map(rows.map((row) => [row.id, toOwed(toBooking(row))]));
  const later = new Map<number | null, string>();
  return changes.flatMap(({ id, at, action, guestId, after, date }) => {
    const next = later.get(guestId);
    later.set(guestId, action);
    if (action === 'UNREFUNDED' || next === 'UNREFUNDED') return [];
    const guest = guests.get(guestId ?? 0) ?? null;
    const amount = Number(factsOf(after)?.refundWon ?? 0) / WON;
    return { id, at, amount, date, guest, undoable: next === undefined && guest?.refund?.refundedAt != null };
  });
};

/** Oldest first, including deleted bookings. */
export const findOpenRefunds = async (db: Db, { limit, offset }: Range): Promise<OwedRefund[]> => {
  const rows = await storedBookings(db)
    .where(OPEN_REFUND)
    .orderBy((eb) => eb.fn.coalesce('guests.cancelledAt', 'guests.owedSince'))
    .orderBy('guests.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toOwed(toBooking(row)));
};
