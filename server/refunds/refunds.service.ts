import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import { GUESTS_PER_PAGE, UNPAID_SOON_DAYS } from '../../contract/guest/guest.rules';
import type { Attention, OwedRefund, RefundList } from '../../contract/guest/guest.schema';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Operator } from '../history/recordChange';
import { countMessages } from '../messages/messages.repository';
import { countPaidOnCancelledDays, countUnpaid } from './attention.repository';
import { findOpenRefunds, findRefund, markRefunded, sumOpenRefunds } from './refunds.repository';

/** One page of the refunds still owed, and what all of them add up to. */
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

/** Marks a cancelled booking, deleted or not, as refunded; CONFLICT where nothing is owed, or it already was. */
export const refundGuest = (context: Context, id: number, actor: Operator): Promise<OwedRefund> =>
  inTransaction(context.db, async (transaction) => {
    const won = await markRefunded(transaction, id, context.clock().toISOString());
    const owed = await findRefund(transaction, id);
    if (!owed) throw new AppError('NOT_FOUND');
    if (won === null) throw new AppError('CONFLICT');
    await recordChange(context, transaction, {
      actor,
      action: 'REFUNDED',
      dayId: owed.dayId,
      guestId: id,
      after: { refundWon: won },
    });
    return owed.refund;
  });

/** What waits for the operator today. */
export const readAttention = async ({ db, clock }: Context): Promise<Attention> => {
  const today = seoulToday(clock());
  return {
    unpaidSoon: await countUnpaid(db, { from: today, to: addDays(today, UNPAID_SOON_DAYS) }),
    paidOnCancelledDays: await countPaidOnCancelledDays(db),
    openRefunds: await sumOpenRefunds(db),
    parkedMessages: { count: await countMessages(db, 'PARKED') },
  };
};
