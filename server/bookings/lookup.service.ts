import { lookupProblems, readBookingNumber } from '../../contract/booking/booking.rules';
import type { Lookup } from '../../contract/booking/booking.schema';
import { usesReserveFind } from '../../contract/config/config.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import type { FoundGuest } from '../../contract/guest/guest.schema';
import { findLogic } from '../config/config.repository';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import type { Booking } from '../guests/bookingRow';
import { findBooking, findLookupKey, lockBooking } from '../guests/guests.repository';
import { releaseBooking } from '../guests/guestStates';
import { VISITOR } from '../history/recordChange';
import { forgive, lineOf, passThrottles, throttleKey } from '../throttle/passThrottles';
import { isBookingPassword } from './bookingPassword';

/** The lock after too many wrong lookups. */
export const LOOKUP_WINDOW_MS = 10 * 60_000;
/** Four digits are guessed in 10,000 attempts: at this pace that takes two weeks. */
export const LOOKUPS_PER_NUMBER = 5;
/** More than for a number: many phones share one carrier address. */
export const LOOKUPS_PER_ADDRESS = 30;

/**
 * Whose booking number and password these are; throws FIND_OFF, VALIDATION, LOOKUP_LOCKED or BOOKING_NOT_FOUND. Only
 * wrong attempts stay counted: a right one clears its number, and at its address takes back no more than itself, so
 * that nobody clears the way for guesses with a booking of their own. A cancellation takes nothing back there: booking
 * and cancelling in turn comes to an end.
 */
const identify = async (
  context: Context,
  sent: Lookup,
  address: string,
  purpose: 'find' | 'cancel',
): Promise<Booking> => {
  const { db, keys } = context;
  if (!usesReserveFind(await findLogic(db))) throw new AppError('FIND_OFF');
  const problems = lookupProblems(sent);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });

  const number = readBookingNumber(sent.guestId);
  const addressKey = throttleKey(context, 'lookup', 'address', lineOf(address));
  const numberKey = throttleKey(context, 'lookup', 'number', number ?? sent.guestId);
  const retryAfter = await passThrottles(context, [
    { key: addressKey, limit: LOOKUPS_PER_ADDRESS, windowMs: LOOKUP_WINDOW_MS },
    { key: numberKey, limit: LOOKUPS_PER_NUMBER, windowMs: LOOKUP_WINDOW_MS },
  ]);
  if (retryAfter !== null) throw new AppError('LOOKUP_LOCKED', { retryAfter });

  // What is no booking number is asked for all the same: every wrong answer takes the same way.
  const stored = await findLookupKey(db, number ?? '');
  const right = isBookingPassword(keys.bookingPassword, stored, sent.password);
  if (!stored || !right) throw new AppError('BOOKING_NOT_FOUND');
  const booking = await inTransaction(db, async (transaction) => {
    await forgive(context, transaction, { cleared: [numberKey], lessened: purpose === 'find' ? addressKey : null });
    return findBooking(transaction, stored.id);
  });
  if (!booking) throw new AppError('BOOKING_NOT_FOUND');
  return booking;
};

/** A visitor's own booking (specification 2, 7), in whatever state it is. */
export const findOwnBooking = async (context: Context, sent: Lookup, address: string): Promise<FoundGuest> =>
  (await identify(context, sent, address, 'find')).guest;

/**
 * Cancels a visitor's own booking (specification 2, 7) and gives its seats back: until the trip's date has passed,
 * paid or not.
 */
export const cancelOwnBooking = async (context: Context, sent: Lookup, address: string): Promise<FoundGuest> => {
  const { guest } = await identify(context, sent, address, 'cancel');
  return inTransaction(context.db, async (db) => {
    const booking = await lockBooking(db, guest.id);
    if (!booking) throw new AppError('BOOKING_NOT_FOUND');
    if (booking.guest.state === 'CANCEL') throw new AppError('ALREADY_CANCELLED');
    if (booking.guest.date < seoulToday(context.clock())) throw new AppError('TRIP_DEPARTED');
    const cancelled = await releaseBooking(context, db, booking, VISITOR);
    // Cancelled by somebody else in this moment, or paid or edited: then what was to be confirmed is no longer so.
    if (!cancelled)
      throw new AppError(
        (await findBooking(db, guest.id))?.guest.state === 'CANCEL' ? 'ALREADY_CANCELLED' : 'CONFLICT',
      );
    return cancelled;
  });
};
