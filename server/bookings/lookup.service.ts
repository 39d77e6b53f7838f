import { lookupProblems, payerProblem, readBookingNumber } from '../../contract/booking/booking.rules';
import type { CancelBooking, DepositStatement, Lookup } from '../../contract/booking/booking.schema';
import { usesReserveFind } from '../../contract/config/config.rules';
import type { FoundGuest } from '../../contract/booking/guest.schema';
import { cleanName } from '../../contract/text.rules';
import { findLogic } from '../config/config.repository';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { VISITOR } from '../history/recordChange';
import { keysFor } from '../keys';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../limits/attempts';
import { act } from './act.service';
import { cancelOwn, stateDeposit } from './actions.service';
import { findBooking, findLookupKey, replaceBookingPassword, type Booking } from './bookings.repository';
import { forVisitor } from './forVisitor';
import { findKeptRequest } from './idempotency.repository';
import { withoutOthers } from './idempotency.service';
import { checkBookingPassword, hashBookingPassword } from './password';

/**
 * Counts an attempt to find something by its password, for what is looked for and for the address; throws LOOKUP_LOCKED
 * after too many. Returns what follows the right password, in a transaction.
 */
export const countLookup = async (
  context: Context,
  subject: string,
  address: string,
): Promise<(db: Db, purpose: 'find' | 'end') => Promise<void>> => {
  await countAttempt(context, { lookupsPerAddress: address, lookupsPerNumber: subject }, 'LOOKUP_LOCKED');
  return async (db, purpose) => {
    if (purpose === 'find') await takeBackAttempt(context, db, { lookupsPerAddress: address });
    await forgetAttempts(context, db, { lookupsPerNumber: subject });
  };
};

/**
 * Verifies booking number and password; throws FIND_OFF, VALIDATION, LOOKUP_LOCKED or BOOKING_NOT_FOUND. Only failed
 * attempts stay counted. A successful one clears the counter of its number, and at its address takes back only itself,
 * so that an own booking cannot be used to clear the counter for guesses. A cancellation takes nothing back at the
 * address: repeated booking and cancelling runs into the limit.
 */
const identify = async (context: Context, sent: Lookup, address: string, purpose: 'find' | 'end'): Promise<Booking> => {
  const { db, keys } = context;
  if (!usesReserveFind(await findLogic(db))) throw new AppError('FIND_OFF');
  const problems = lookupProblems(sent);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });

  const number = readBookingNumber(sent.guestId);
  const succeeded = await countLookup(context, number ?? sent.guestId, address);

  // A malformed booking number is queried too, so that all failures take the same path.
  const stored = await findLookupKey(db, number ?? '');
  const checked = checkBookingPassword(keysFor(keys, 'bookingPassword'), stored, sent.password);
  if (!stored || checked === 'wrong') throw new AppError('BOOKING_NOT_FOUND');
  const booking = await inTransaction(db, async (transaction) => {
    await succeeded(transaction, purpose);
    // Only now is the password known: from here on the booking does not need the previous secret.
    if (checked === 'right before')
      await replaceBookingPassword(transaction, stored, hashBookingPassword(keys.bookingPassword, sent.password));
    return findBooking(transaction, stored.id);
  });
  if (!booking) throw new AppError('BOOKING_NOT_FOUND');
  return booking;
};

/** The booking that a key has made, if its number is the one that was sent; null otherwise. */
const bookingOfKey = async ({ db }: Context, key: string, number: string): Promise<Booking | null> => {
  const kept = await findKeptRequest(db, key);
  const booking = kept && (await findBooking(db, kept.guestId));
  return booking?.guest.guestId === readBookingNumber(number) ? booking : null;
};

/** A visitor's own booking (specification 2, 7), in any state. */
export const findOwnBooking = async (context: Context, sent: Lookup, address: string): Promise<FoundGuest> =>
  forVisitor((await identify(context, sent, address, 'find')).guest);

/** Cancels a visitor's own booking (specification 2, 7) and releases its seats. */
export const cancelOwnBooking = async (context: Context, sent: CancelBooking, address: string): Promise<FoundGuest> => {
  const { guest } = await identify(context, sent, address, 'end');
  return forVisitor((await act(context, cancelOwn, { id: guest.id, seen: sent.seen }, VISITOR)).guest);
};

/**
 * What a visitor says of the deposit of an own booking. The key that made the booking proves it, also while lookups are
 * switched off; without such a key the password does, as in a lookup.
 */
export const stateOwnDeposit = async (
  context: Context,
  { guestId, password, payer, claimed }: DepositStatement,
  key: string | null,
  address: string,
): Promise<FoundGuest> => {
  const name = payer === undefined ? undefined : cleanName(payer);
  const problem = name === undefined ? null : payerProblem(name);
  if (problem) throw new AppError('VALIDATION', { problems: [problem] });
  const proven = key === null ? null : await bookingOfKey(context, key, guestId);
  const { guest } = proven ?? (await identify(context, { guestId, password: password ?? '' }, address, 'find'));
  const stated = forVisitor((await act(context, stateDeposit, { id: guest.id, payer: name, claimed }, VISITOR)).guest);
  return proven ? withoutOthers(context.db, stated) : stated;
};
