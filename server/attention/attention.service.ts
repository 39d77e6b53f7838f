import { startOf } from '#contract/booking/deadline.rules';
import { addDays, monthRange, seoulToday, yearMonthOf, type DayDate } from '#contract/day/calendar.rules';
import { BELOW_MINIMUM_DAYS } from '#contract/day/day.rules';
import { hasDeparted, timesOf, type TripTimes } from '#contract/day/times.rules';
import { GUESTS_PER_PAGE, UNPAID_SOON_DAYS } from '#contract/booking/guest.rules';
import { depositOf } from '#contract/booking/refund.rules';
import type { Attention, DoneRefund, RefundList } from '#contract/booking/guest.schema';
import { firstKept } from '#contract/day/retention.rules';
import { readSetup } from '#server/upkeep/setup/setup.service';
import { readBackupState } from '#server/upkeep/backups/backupState';
import { findInfo, findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDayByDate, hasDays } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { countMessages } from '#server/messages/messages.repository';
import { readPage } from '#server/http/page';
import { countWaiting } from '#server/waiting/waiting.repository';
import {
  countDaysTakingBookings,
  countOpenRefundsUntil,
  countPaidOnCancelledDays,
  findBelowMinimum,
  findDeposits,
  findOpenRefunds,
  findRefundsSince,
  findUnpaid,
  sumOpenRefunds,
} from './attention.repository';

export const listRefunds = async ({ db }: Context, page: number): Promise<RefundList> => {
  const { count, amount } = await sumOpenRefunds(db);
  const found = await readPage(page, GUESTS_PER_PAGE, async (range) => ({
    list: await findOpenRefunds(db, range),
    total: count,
  }));
  return { ...found, totalAmount: amount };
};

export const listDoneRefunds = ({ db, clock }: Context): Promise<DoneRefund[]> => {
  const { first } = monthRange(yearMonthOf(seoulToday(clock())));
  return findRefundsSince(db, new Date(startOf(first)).toISOString());
};

const readBelowMinimum = async (db: Db, now: Date, policy: TripTimes): Promise<Attention['belowMinimum']> => {
  const today = seoulToday(now);
  const days = await findBelowMinimum(db, { from: today, to: addDays(today, BELOW_MINIMUM_DAYS) });
  return days
    .filter((day) => !hasDeparted(day.date, timesOf(day, policy), now))
    .map(({ id, date, state, guestCount, minCount, cases, paidCases }) => ({
      id,
      date,
      state,
      guestCount,
      minCount,
      cases,
      paidCases,
    }));
};

const readUnpaidSoon = async (db: Db, now: Date, policy: TripTimes): Promise<Attention['unpaidSoon']> => {
  const today = seoulToday(now);
  const day = await findDayByDate(db, today);
  const isGone = day !== null && hasDeparted(today, timesOf(day, policy), now);
  const range = { from: isGone ? addDays(today, 1) : today, to: addDays(today, UNPAID_SOON_DAYS) };
  const due = (await findUnpaid(db, range)).filter((guest) => depositOf(guest) > 0);
  const counts = new Map<DayDate, number>();
  for (const { date } of due) counts.set(date, (counts.get(date) ?? 0) + 1);
  return { count: due.length, days: [...counts].map(([date, count]) => ({ date, count })) };
};

const sumOf = (days: Attention['unpaidSoon']['days']): Attention['unpaidSoon'] => ({
  count: days.reduce((sum, { count }) => sum + count, 0),
  days,
});

export const readAttention = async (context: Context): Promise<Attention> => {
  const { db, clock } = context;
  const now = clock();
  const today = seoulToday(now);
  const { name, bank, tel } = await findInfo(db);
  const policy = await findLogic(db);
  const hasAnyDay = await hasDays(db);
  const daysWithoutAccount = bank ? 0 : await countDaysTakingBookings(db, today, { withDeposit: true });
  const backup = await readBackupState(context);
  const setup = await readSetup(context, {
    info: { name, tel },
    policy,
    // A boat that takes no deposits needs no account.
    needsAccount: !bank && (!hasAnyDay || daysWithoutAccount > 0),
    hasAnyDay,
    backup,
  });
  return {
    unpaidSoon: await readUnpaidSoon(db, now, policy),
    deposits: await findDeposits(db, now),
    paidOnCancelledDays: await countPaidOnCancelledDays(db),
    openRefunds: {
      ...(await sumOpenRefunds(db)),
      erasedSoon: await countOpenRefundsUntil(db, firstKept(today)),
    },
    waiting: sumOf(await countWaiting(db, today)),
    setup,
    parkedMessages: { count: await countMessages(db, 'PARKED') },
    belowMinimum: await readBelowMinimum(db, now, policy),
    daysWithoutAccount,
    daysWithoutPhone: tel ? 0 : await countDaysTakingBookings(db, today),
    backup,
  };
};
