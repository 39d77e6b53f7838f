import { lookupProblems, payerProblem, readBookingNumber } from '#contract/booking/booking.rules';
import type { CancelBooking, DepositStatement, Lookup } from '#contract/booking/booking.schema';
import { usesReserveFind } from '#contract/config/config.rules';
import type { FoundGuest } from '#contract/booking/guest.schema';
import { cleanName } from '#contract/text.rules';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { wasRefundWithdrawn } from '#server/history/history.repository';
import { VISITOR } from '#server/history/recordChange';
import { keysFor } from '#server/keys/keys';
import { countAttempt, forgetAttempts, takeBackAttempt } from '#server/limits/attempts';
import { act } from '../act.service';
import { cancelOwn, stateDeposit } from '../change/actions.service';
import { findBooking, findLookupKey, replaceBookingPassword, type Booking } from '../bookings.repository';
import { forVisitor } from '../forVisitor';
import { findStoredRequest } from '../make/idempotency.repository';
import { withoutOthers } from '../make/idempotency.service';
import { checkBookingPassword, hashBookingPassword } from '../password';

/** Throws LOOKUP_LOCKED after too many attempts. */
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
 * Throws FIND_OFF, VALIDATION, LOOKUP_LOCKED or BOOKING_NOT_FOUND. A success undoes only its own count at its address:
 * with a booking of their own, people could otherwise reset the counter of their guesses. A cancellation undoes
 * nothing, so that repeated booking and cancelling meets the limit.
 */
const identify = async (context: Context, sent: Lookup, address: string, purpose: 'find' | 'end'): Promise<Booking> => {
  const { db, keys } = context;
  if (!usesReserveFind(await findLogic(db))) throw new AppError('FIND_OFF');
  const problems = lookupProblems(sent);
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });

  const number = readBookingNumber(sent.guestId);
  const succeeded = await countLookup(context, number ?? sent.guestId, address);

  // Queries a malformed booking number too, so that all failures take the same path.
  const stored = await findLookupKey(db, number ?? '');
  const checked = checkBookingPassword(keysFor(keys, 'bookingPassword'), stored, sent.password);
  if (!stored || checked === 'wrong') throw new AppError('BOOKING_NOT_FOUND');
  const booking = await inTransaction(db, async (transaction) => {
    await succeeded(transaction, purpose);
    // Now the booking no longer depends on the previous secret.
    if (checked === 'right before')
      await replaceBookingPassword(transaction, stored, hashBookingPassword(keys.bookingPassword, sent.password));
    return findBooking(transaction, stored.id);
  });
  if (!booking) throw new AppError('BOOKING_NOT_FOUND');
  return booking;
};

const bookingOfKey = async ({ db }: Context, key: string, number: string): Promise<Booking | null> => {
  const stored = await findStoredRequest(db, key);
  const booking = stored && (await findBooking(db, stored.guestId));
  return booking?.guest.guestId === readBookingNumber(number) ? booking : null;
};

/** Specification 2, 7. */
export const findOwnBooking = async (context: Context, sent: Lookup, address: string): Promise<FoundGuest> => {
  const { guest } = await identify(context, sent, address, 'find');
  const isWithdrawn = guest.state === 'COMPLETE' && (await wasRefundWithdrawn(context.db, guest.id));
  return { ...forVisitor(guest), ...(isWithdrawn && { refundWithdrawn: 'Y' }) };
};

export const cancelOwnBooking = async (context: Context, sent: CancelBooking, address: string): Promise<FoundGuest> => {
  const { guest } = await identify(context, sent, address, 'end');
  return forVisitor((await act(context, cancelOwn, { id: guest.id, seen: sent.seen }, VISITOR)).guest);
};

/** Requires the booking's key, also while lookups are off, or else the password. */
export const proveOwnBooking = async (
  context: Context,
  { guestId, password }: Pick<DepositStatement, 'guestId' | 'password'>,
  key: string | null,
  address: string,
): Promise<{ booking: Booking; byKey: boolean }> => {
  const ofKey = key === null ? null : await bookingOfKey(context, key, guestId);
  const booking = ofKey ?? (await identify(context, { guestId, password: password ?? '' }, address, 'find'));
  return { booking, byKey: ofKey !== null };
};

export const stateOwnDeposit = async (
  context: Context,
  { payer, claimed, ...proof }: DepositStatement,
  key: string | null,
  address: string,
): Promise<FoundGuest> => {
  const name = payer === undefined ? undefined : cleanName(payer);
  const problem = name === undefined ? null : payerProblem(name);
  if (problem) throw new AppError('VALIDATION', { problems: [problem] });
  const { booking, byKey } = await proveOwnBooking(context, proof, key, address);
  const { id } = booking.guest;
  const stated = forVisitor((await act(context, stateDeposit, { id, payer: name, claimed }, VISITOR)).guest);
  return byKey ? withoutOthers(context.db, stated) : stated;
};
