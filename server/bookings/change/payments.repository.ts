import { changeFactsSchema } from '#contract/history/history.schema';
import type { DayDate } from '#contract/day/calendar.rules';
import { WON } from '#contract/money.rules';
import type { Db } from '#server/db/tables';

/** In 10,000 won. */
export interface Payment {
  amount: number;
  confirmedAt: string;
}

/** `bookedAt` is null if the booking was made outside the requested days. */
export interface PaymentsOf {
  bookedAt: string | null;
  payments: Payment[];
}

const paidWonOf = (facts: string | null): number => {
  const { paidWon } = facts === null ? {} : changeFactsSchema.parse(JSON.parse(facts));
  return typeof paidWon === 'number' ? paidWon : 0;
};

const changesOfMoney = (db: Db) =>
  db
    .selectFrom('changes')
    .select(['guestId', 'action', 'at', 'before', 'after'])
    .where('action', 'in', ['BOOKED', 'PAID', 'UNPAID'])
    .orderBy('id');

const paymentsIn = async (found: ReturnType<typeof changesOfMoney>): Promise<Map<number, PaymentsOf>> => {
  const known = new Map<number, PaymentsOf>();
  for (const { guestId, action, at, before, after } of await found.execute()) {
    if (guestId === null) continue;
    const of = known.get(guestId) ?? { bookedAt: null, payments: [] };
    known.set(guestId, of);
    if (action === 'UNPAID') of.payments.pop();
    if (action === 'BOOKED') of.bookedAt = at;
    const won = action === 'UNPAID' ? 0 : paidWonOf(after) - paidWonOf(before);
    if (won > 0) of.payments.push({ amount: won / WON, confirmedAt: at });
  }
  return known;
};

export const findPaymentsOf = (db: Db, ids: readonly number[]): Promise<Map<number, PaymentsOf>> =>
  ids.length === 0
    ? Promise.resolve(new Map<number, PaymentsOf>())
    : paymentsIn(changesOfMoney(db).where('guestId', 'in', ids));

/** Includes erased and deleted bookings. */
export const findPaymentsFrom = (db: Db, date: DayDate): Promise<Map<number, PaymentsOf>> =>
  paymentsIn(
    changesOfMoney(db).where('dayId', 'in', (days) => days.selectFrom('days').select('id').where('date', '>=', date)),
  );
