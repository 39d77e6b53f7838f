import type { Context } from '#server/context';
import { lockName, lockNames, phoneLock } from '#server/db/lock';
import type { Db } from '#server/db/tables';
import { AppError } from '#server/errors';
import { clientPrefix, isOwnAddress } from '#server/limits/address';
import { counterKey } from '#server/limits/attempts';
import { findCounters, saveCounters } from '#server/limits/counters.repository';
import { LIMITS, type BookingLimits, type Counted, type Counter } from '#server/limits/limits';
import { findPhoneFacts } from './limits.repository';
import type { PhoneFacts, PhoneUse } from './phoneFacts';

const secondsUntil = (now: Date, instant: string, ms = 0): number =>
  Math.max(1, Math.ceil((Date.parse(instant) + ms - now.getTime()) / 1000));

export const phoneRefusal = (
  { limits }: { limits: BookingLimits },
  { made, unpaid }: PhoneUse,
  boatLoad: number,
  now: Date,
): AppError | null => {
  if (made.count > limits.bookingsPerPhoneHour) {
    const retryAfter = secondsUntil(now, made.first ?? now.toISOString(), LIMITS.bookingsPerPhoneHour.windowMs);
    return new AppError('PHONE_TOO_OFTEN', { retryAfter });
  }
  return unpaid.trips > limits.unpaidTripsPerPhone && unpaid.seats > boatLoad ? new AppError('PHONE_UNPAID') : null;
};

/** Serializes the bookings of one number. */
export const lockPhone = async (db: Db, phone: string, dayId: number, now: Date): Promise<PhoneFacts> => {
  await lockName(db, phoneLock(phone));
  return findPhoneFacts(db, phone, dayId, now);
};

interface SeatCounter {
  key: string;
  percent: number;
}

/**
 * The machine's own address has no limit per day, because all visitors may be behind it. Null: a request for the
 * lottery, limited over all days only (docs/decisions/0021).
 */
export const seatCounters = (
  { keys, limits }: Pick<Context, 'keys' | 'limits'>,
  address: string,
  dayId: number | null,
): SeatCounter[] => {
  const client = clientPrefix(address);
  const ofAll = {
    key: counterKey(keys.throttle, 'addressSeatPercent', client),
    percent: limits.addressSeatPercent,
  };
  if (isOwnAddress(address)) return dayId === null ? [] : [ofAll];
  if (dayId === null) return [ofAll];
  const ofDay = counterKey(keys.throttle, 'addressDayPercent', `${client} day ${dayId}`);
  return [{ key: ofDay, percent: limits.addressDayPercent }, ofAll];
};

/** Throws ADDRESS_SEATS beyond a limit. A first booking always passes, because a party may charter the boat. */
export const withSeats = (
  counters: readonly SeatCounter[],
  counted: (key: string) => Counted | null | undefined,
  { guestCount, boatLoad }: { guestCount: number; boatLoad: number },
  now: Date,
): Counter[] =>
  counters.map(({ key, percent }) => {
    const earlier = counted(key);
    const count = (earlier?.count ?? 0) + guestCount;
    const until = earlier?.until ?? new Date(now.getTime() + LIMITS.addressSeatPercent.windowMs).toISOString();
    if (count > guestCount && count > Math.ceil((boatLoad * percent) / 100))
      throw new AppError('ADDRESS_SEATS', { retryAfter: secondsUntil(now, until) });
    return { key, count, until };
  });

/** docs/decisions/0023. Call it in the entry's transaction, before anything that depends on the telephone number. */
export const checkAddressLimits = async (
  context: Context,
  db: Db,
  {
    phone,
    address,
    dayId,
    ...seats
  }: { phone: string; address: string; dayId: number; guestCount: number; boatLoad: number },
): Promise<void> => {
  const now = context.clock();
  const counters = seatCounters(context, address, dayId);
  const keys = counters.map(({ key }) => key);
  // A new counter has no row to lock; groups take the same locks in the same order.
  await lockNames(db, [phoneLock(phone), ...keys]);
  const counted = await findCounters(db, keys, now);
  await saveCounters(
    db,
    withSeats(counters, (key) => counted.get(key), seats, now),
  );
};
