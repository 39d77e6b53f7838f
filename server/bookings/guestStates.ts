import { allowsGuestAction, type GuestAction } from '../../contract/booking/guest.rules';
import { refundOnCancel } from '../../contract/booking/refund.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import { guestStateSchema, type GuestState, type ManagedGuest } from '../../contract/booking/guest.schema';
import type { Context } from '../context';
import { changeSeats, findDay } from '../days/days.repository';
import { recordSeatMove } from '../days/recordSeatMove';
import type { Db } from '../db/tables';
import { AppError } from '../errors';
import { recordChange, type Operator, type Visitor } from '../history/recordChange';
import { queueMessages } from '../messages/queueMessages';
import { inWon, type Booking } from './bookingRow';
import { updateIfUnchanged, lockBooking } from './guests.repository';

/** The states that allow an action, for a guarded statement. Other preconditions are checked on the locked row. */
export const statesThatAllow = (action: GuestAction): GuestState[] =>
  guestStateSchema.options.filter((state) => allowsGuestAction({ state }, action));

/** Locks the booking of an action; throws NOT_FOUND, or CONFLICT if it does not allow the action. */
export const bookingThatAllows = async (db: Db, id: number, action: GuestAction): Promise<Booking> => {
  const booking = await lockBooking(db, id);
  if (!booking) throw new AppError('NOT_FOUND');
  if (!allowsGuestAction(booking.guest, action)) throw new AppError('CONFLICT');
  return booking;
};

/**
 * Cancels a booking and releases its seats, for visitors and operator alike; a full day opens again. Stores the refund
 * by the current policy, the history and the messages. Returns null if the booking was changed concurrently; the caller
 * then throws, which rolls everything back. Call it in a transaction.
 */
export const releaseBooking = async (
  context: Context,
  transaction: Db,
  { guest, dayId }: Booking,
  actor: Operator | Visitor,
): Promise<ManagedGuest | null> => {
  const day = await findDay(transaction, dayId);
  if (!day) throw new Error('a booking without a day');
  const now = context.clock();
  const owed = guest.state === 'COMPLETE' ? refundOnCancel(guest, day, seoulToday(now)) : null;
  const refund = { refundRate: owed && owed.percent, refundWon: owed && inWon(owed.amount) };
  const cancelled = await updateIfUnchanged(transaction, guest, {
    state: 'CANCEL',
    cancelledAt: now.toISOString(),
    cancelledBy: actor.by,
    // The refund left by an edit is included in the new one; amounts already refunded no longer count as paid.
    ...(owed && guest.paid !== null ? { paidWon: inWon(owed.paid) } : {}),
    owedSince: null,
    refundedAt: null,
    ...refund,
  });
  const move = cancelled && (await changeSeats(transaction, dayId, -guest.guestCount));
  if (!move) return null;
  const change = await recordChange(context, transaction, {
    actor,
    action: 'CANCELLED',
    dayId,
    guestId: guest.id,
    before: { state: guest.state },
    after: { state: 'CANCEL', ...(owed ? refund : {}) },
  });
  await recordSeatMove(context, transaction, move);
  await queueMessages(context, transaction, {
    change,
    actor,
    kind: 'CANCELLED',
    guestId: guest.id,
    facts: day.state === 'CANCEL' ? { tripCancelled: true } : {},
  });
  return cancelled.guest;
};
