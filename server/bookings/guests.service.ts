import { seoulToday } from '../../contract/day/calendar.rules';
import { GUESTS_PER_PAGE, owesRefund } from '../../contract/booking/guest.rules';
import type { GuestList, GuestListRequest, GuestSummary, ManagedGuest } from '../../contract/booking/guest.schema';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { recordChange, type Operator } from '../history/recordChange';
import { forgetMessagesTo } from '../messages/messages.repository';
import { inWon } from './bookingRow';
import { countGuests, findGuests, keepDebtOnly, removeGuest } from './guests.repository';
import { toFilterAndOrder } from './guestSearch';
import { bookingThatAllows, releaseBooking, statesThatAllow } from './guestStates';

export const summarizeGuests = ({ db, clock }: Context): Promise<GuestSummary> => countGuests(db, seoulToday(clock()));

/** One page of the operator's list: newest first, or next departure first for upcoming trips. */
export const listGuests = async (
  { db, clock }: Context,
  request: GuestListRequest & { id?: number | '' | null },
  page: number,
): Promise<GuestList> => {
  const { filter, order } = toFilterAndOrder(request, seoulToday(clock()));
  const { list, total } = await findGuests(db, filter, order, {
    limit: GUESTS_PER_PAGE,
    offset: page * GUESTS_PER_PAGE,
  });
  return { list, totalElements: total, page, totalPages: Math.ceil(total / GUESTS_PER_PAGE) };
};

/** Cancels a booking and releases its seats; a full day opens again. */
export const cancelGuest = (context: Context, id: number, actor: Operator): Promise<ManagedGuest> =>
  inTransaction(context.db, async (transaction) => {
    const booking = await bookingThatAllows(transaction, id, 'cancel');
    const cancelled = await releaseBooking(context, transaction, booking, actor);
    if (!cancelled) throw new AppError('CONFLICT');
    return cancelled;
  });

/**
 * Deletes a cancelled booking permanently (specification 4), and returns its last state. Its messages are deleted too.
 * If a refund is open, the debt stays with trip and headcount but without personal data, until it is marked as
 * refunded.
 */
export const deleteGuest = (context: Context, id: number, actor: Operator): Promise<ManagedGuest> =>
  inTransaction(context.db, async (transaction) => {
    const { guest, dayId } = await bookingThatAllows(transaction, id, 'delete');
    const from = statesThatAllow('delete');
    const owed = owesRefund(guest);
    const gone = owed
      ? await keepDebtOnly(transaction, id, from, context.clock().toISOString())
      : await removeGuest(transaction, id, from);
    if (!gone) throw new AppError('CONFLICT');
    await forgetMessagesTo(transaction, [id]);
    await recordChange(context, transaction, {
      actor,
      action: 'DELETED',
      dayId,
      guestId: id,
      before: { state: guest.state, guestCount: guest.guestCount },
      ...(owed && { after: { refundWon: inWon(guest.refund?.amount ?? 0) } }),
    });
    return guest;
  });
