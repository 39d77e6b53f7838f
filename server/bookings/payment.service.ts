import { paymentAfterEdit, standingPayment, stillDue } from '../../contract/booking/refund.rules';
import type { ManagedGuest } from '../../contract/booking/guest.schema';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Operator } from '../history/recordChange';
import { queueMessages } from '../messages/queueMessages';
import { inWon } from './bookingRow';
import { updateIfUnchanged, type GuestChange } from './guests.repository';
import { bookingThatAllows } from './guestStates';

/**
 * Confirms a payment (specification 4): the deposit of an unpaid booking, or the amount due for people added to a paid
 * one, at the price of the time of booking.
 */
export const completeGuest = (context: Context, id: number, actor: Operator): Promise<ManagedGuest> =>
  inTransaction(context.db, async (transaction) => {
    const { guest, dayId } = await bookingThatAllows(transaction, id, 'complete');
    const more = guest.state === 'COMPLETE';
    const paidWon = inWon(standingPayment(guest) + stillDue(guest));
    const paidBeforeWon = more ? inWon(standingPayment(guest)) : null;
    const paid = await updateIfUnchanged(transaction, guest, {
      state: 'COMPLETE',
      paidWon,
      paidBeforeWon,
      ...(more ? {} : { completedAt: context.clock().toISOString() }),
    });
    if (!paid) throw new AppError('CONFLICT');
    const change = await recordChange(context, transaction, {
      actor,
      action: 'PAID',
      dayId,
      guestId: id,
      before: more ? { paidWon: paidBeforeWon } : { state: guest.state },
      after: more ? { paidWon } : { state: 'COMPLETE', paidWon },
    });
    await queueMessages(context, transaction, { change, actor, kind: 'PAID', guestId: id });
    return paid.guest;
  });

/** The booking before its last payment: unpaid if that was the first one, and then without a refund. */
const beforePayment = (guest: ManagedGuest, paidBefore: number | null): GuestChange => {
  const cleared = { paidBeforeWon: null, refundRate: null, refundWon: null, owedSince: null };
  if (paidBefore === null) return { ...cleared, state: 'WATTING', completedAt: null, paidWon: null };
  const { refund } = paymentAfterEdit(
    { ...guest, paid: paidBefore, refund: null },
    guest.guestCount,
    guest.refund?.rate ?? 100,
  );
  return {
    ...cleared,
    paidWon: inWon(paidBefore),
    ...(refund && { refundRate: refund.rate, refundWon: inWon(refund.amount), owedSince: guest.owedSince }),
  };
};

/** Undoes the last confirmation of a payment that was confirmed by mistake. */
export const unpayGuest = (context: Context, id: number, actor: Operator): Promise<ManagedGuest> =>
  inTransaction(context.db, async (transaction) => {
    const { guest, dayId, paidBefore } = await bookingThatAllows(transaction, id, 'unpay');
    const unpaid = await updateIfUnchanged(transaction, guest, beforePayment(guest, paidBefore));
    if (!unpaid) throw new AppError('CONFLICT');
    const paidWon = guest.paid === null ? null : inWon(guest.paid);
    await recordChange(context, transaction, {
      actor,
      action: 'UNPAID',
      dayId,
      guestId: id,
      before: { state: guest.state, paidWon },
      after: { state: unpaid.guest.state, paidWon: paidBefore === null ? null : inWon(paidBefore) },
    });
    return unpaid.guest;
  });
