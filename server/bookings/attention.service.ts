import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import { BELOW_MINIMUM_DAYS } from '../../contract/day/day.rules';
import { hasDeparted, timesOf } from '../../contract/day/times.rules';
import { GUESTS_PER_PAGE, UNPAID_SOON_DAYS } from '../../contract/booking/guest.rules';
import type { Attention, RefundList } from '../../contract/booking/guest.schema';
import { readBackupState } from '../backups/backupState';
import { findInfo, findLogic } from '../config/config.repository';
import type { Context } from '../context';
import { findDayByDate } from '../days/days.repository';
import type { Db } from '../db/tables';
import { countMessages } from '../messages/messages.repository';
import { readPage } from '../page';
import {
  countDaysTakingBookings,
  countPaidOnCancelledDays,
  countUnpaid,
  findBelowMinimum,
  findDeposits,
  findOpenRefunds,
  sumOpenRefunds,
} from './attention.repository';

/** One page of the open refunds, and the sum of all. */
export const listRefunds = async ({ db }: Context, page: number): Promise<RefundList> => {
  const { count, amount } = await sumOpenRefunds(db);
  const found = await readPage(page, GUESTS_PER_PAGE, async (range) => ({
    list: await findOpenRefunds(db, range),
    total: count,
  }));
  return { ...found, totalAmount: amount };
};

/** The days up to three days ahead that are under their least number of people; none whose trip has departed. */
const readBelowMinimum = async (db: Db, now: Date): Promise<Attention['belowMinimum']> => {
  const today = seoulToday(now);
  const days = await findBelowMinimum(db, { from: today, to: addDays(today, BELOW_MINIMUM_DAYS) });
  const policy = await findLogic(db);
  return days
    .filter((day) => !hasDeparted(day.date, timesOf(day, policy), now))
    .map(({ id, date, state, guestCount, minCount, cases, paidCases }) => ({
      ...{ id, date, state, guestCount, minCount },
      ...{ cases, paidCases },
    }));
};

/** The unpaid bookings of the trips up to three days ahead; none of a trip of today that has departed. */
const readUnpaidSoon = async (db: Db, now: Date): Promise<Attention['unpaidSoon']> => {
  const today = seoulToday(now);
  const day = await findDayByDate(db, today);
  const isGone = day !== null && hasDeparted(today, timesOf(day, await findLogic(db)), now);
  return countUnpaid(db, { from: isGone ? addDays(today, 1) : today, to: addDays(today, UNPAID_SOON_DAYS) });
};

/** The operator's pending tasks of today. */
export const readAttention = async (context: Context): Promise<Attention> => {
  const { db, clock } = context;
  const today = seoulToday(clock());
  const { bank, tel } = await findInfo(db);
  return {
    unpaidSoon: await readUnpaidSoon(db, clock()),
    deposits: await findDeposits(db, context.clock()),
    paidOnCancelledDays: await countPaidOnCancelledDays(db),
    openRefunds: await sumOpenRefunds(db),
    parkedMessages: { count: await countMessages(db, 'PARKED') },
    belowMinimum: await readBelowMinimum(db, clock()),
    daysWithoutAccount: bank ? 0 : await countDaysTakingBookings(db, today, { withDeposit: true }),
    daysWithoutPhone: tel ? 0 : await countDaysTakingBookings(db, today),
    backup: await readBackupState(context),
  };
};
