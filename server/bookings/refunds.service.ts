import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import { GUESTS_PER_PAGE, UNPAID_SOON_DAYS } from '../../contract/booking/guest.rules';
import type { Attention, OwedRefund, RefundList } from '../../contract/booking/guest.schema';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Operator } from '../history/recordChange';
import { countMessages } from '../messages/messages.repository';
import { countPaidOnCancelledDays, countUnpaid } from './attention.repository';
import { findOpenRefunds, findRefund, markRefunded, sumOpenRefunds, unmarkRefunded } from './refunds.repository';

/** One page of the open refunds, and the sum of all. */
export const listRefunds = async ({ db }: Context, page: number): Promise<RefundList> => {
  const { count, amount } = await sumOpenRefunds(db);
  const list = await findOpenRefunds(db, { limit: GUESTS_PER_PAGE, offset: page * GUESTS_PER_PAGE });
  return {
    list,
    totalElements: count,
    page,
    totalPages: Math.ceil(count / GUESTS_PER_PAGE),
    totalAmount: amount,
  };
};

/** Sets or removes the mark if possible, and records that in the history. */
const mark =
  (action: 'REFUNDED' | 'UNREFUNDED', write: (db: Db, id: number, now: string) => Promise<number | null>) =>
  (context: Context, id: number, actor: Operator): Promise<OwedRefund> =>
    inTransaction(context.db, async (transaction) => {
      const won = await write(transaction, id, context.clock().toISOString());
      const owed = await findRefund(transaction, id);
      if (!owed) throw new AppError('NOT_FOUND');
      if (won === null) throw new AppError('CONFLICT');
      const { dayId, refund } = owed;
      await recordChange(context, transaction, { actor, action, dayId, guestId: id, after: { refundWon: won } });
      return refund;
    });

/** Marks a booking, deleted or not, as refunded; CONFLICT if no refund is open. */
export const refundGuest = mark('REFUNDED', markRefunded);
/** Removes that mark: the money was not sent after all. CONFLICT if it is not marked. */
export const unrefundGuest = mark('UNREFUNDED', unmarkRefunded);

/** The operator's pending tasks of today. */
export const readAttention = async ({ db, clock }: Context): Promise<Attention> => {
  const today = seoulToday(clock());
  return {
    unpaidSoon: await countUnpaid(db, { from: today, to: addDays(today, UNPAID_SOON_DAYS) }),
    paidOnCancelledDays: await countPaidOnCancelledDays(db),
    openRefunds: await sumOpenRefunds(db),
    parkedMessages: { count: await countMessages(db, 'PARKED') },
  };
};
