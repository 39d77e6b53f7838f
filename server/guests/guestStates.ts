import { allowsGuestAction, type GuestAction } from '../../contract/guest/guest.rules';
import { guestStateSchema, type Guest, type GuestState } from '../../contract/guest/guest.schema';
import { changeSeats } from '../days/days.repository';
import type { Db } from '../db/tables';
import { AppError } from '../errors';
import { findBooking, moveGuest, type Booking } from './guests.repository';

/** The states in which an action is possible, for a guarded statement. */
export const statesThatAllow = (action: GuestAction): GuestState[] =>
  guestStateSchema.options.filter((state) => allowsGuestAction(state, action));

/** The booking that an action is asked of; throws NOT_FOUND, or CONFLICT where its state does not allow the action. */
export const bookingThatAllows = async (db: Db, id: number, action: GuestAction): Promise<Booking> => {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError('NOT_FOUND');
  if (!allowsGuestAction(booking.guest.state, action)) throw new AppError('CONFLICT');
  return booking;
};

/**
 * Cancels a booking and gives its seats back, whoever asks: a day that was full opens again. Null when somebody else
 * was quicker; the caller then throws, which undoes both. Call it in a transaction.
 */
export const releaseBooking = async (db: Db, { guest, dayId }: Booking): Promise<Guest | null> => {
  if (!(await moveGuest(db, guest.id, statesThatAllow('cancel'), { state: 'CANCEL' }))) return null;
  return (await changeSeats(db, dayId, -guest.guestCount)) && { ...guest, state: 'CANCEL' };
};
