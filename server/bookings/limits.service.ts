import { addressShare, exceedsUnpaidLimit } from '../../contract/booking/limits.rules';
import { HOUR_MS, MINUTE_MS } from '../../contract/time.rules';
import type { Context } from '../context';
import { lockName, lockNames, phoneLock } from '../db/lock';
import type { Db } from '../db/tables';
import { AppError } from '../errors';
import { addSeats, countSeats, seatsCounted, type SeatCount } from '../limits/attempts.repository';
import { clientPrefix, throttleKey } from '../limits/checkThrottles';
import { isOwnAddress } from '../limits/ownAddress';
import { findPhoneFacts } from './limits.repository';
import type { PhoneFacts, PhoneUse } from './phoneFacts';

const secondsFrom = (now: Date, instant: string | Date, ms = 0): number =>
  Math.max(1, Math.ceil((new Date(instant).getTime() + ms - now.getTime()) / 1000));

/** Why a telephone number may not make a booking on a boat of `boatLoad` seats; null if it may. */
export const phoneRefusal = (
  { limits }: Pick<Context, 'limits'>,
  { made, unpaid }: PhoneUse,
  boatLoad: number,
  now: Date,
): AppError | null => {
  if (made.count > limits.bookingsPerPhoneHour)
    return new AppError('PHONE_TOO_OFTEN', { retryAfter: secondsFrom(now, made.first ?? now, HOUR_MS) });
  return exceedsUnpaidLimit(unpaid, boatLoad, limits) ? new AppError('PHONE_UNPAID') : null;
};

/** What is stored of a telephone number that asks for seats of a day. Serializes the bookings of one number. */
export const lockPhone = async (db: Db, phone: string, dayId: number, now: Date): Promise<PhoneFacts> => {
  await lockName(db, phoneLock(phone));
  return findPhoneFacts(db, phone, dayId, now);
};

/** A counter of the seats that an address takes within a minute, and its limit in per cent of a day's seats. */
export interface SeatCounter {
  key: string;
  percent: number;
}

/** The length of the window in which the seats of an address are counted. */
const SEATS_WINDOW_MS = MINUTE_MS;

/**
 * The counters of an address: of this day and of all days together. The share of a day does not apply to the machine's
 * own address, behind which all visitors may be.
 */
export const seatCounters = (
  context: Pick<Context, 'keys' | 'limits'>,
  { address, dayId }: Pick<LimitedBooking, 'address' | 'dayId'>,
): SeatCounter[] => {
  const client = clientPrefix(address);
  const counter = (counted: string, percent: number): SeatCounter => ({
    key: throttleKey(context, 'seats', 'address', counted),
    percent,
  });
  const { addressDayPercent, addressSharePercent } = context.limits;
  return [
    ...(isOwnAddress(address) ? [] : [counter(`${client} day ${dayId}`, addressDayPercent)]),
    counter(client, addressSharePercent),
  ];
};

/**
 * Why an address may not take `seats` more; null if it may. `taken` includes them. A single booking always passes: a
 * party may charter the boat.
 */
export const addressRefusal = (
  taken: { seats: number; until: string },
  { guestCount: seats, boatLoad }: Pick<LimitedBooking, 'guestCount' | 'boatLoad'>,
  percent: number,
  now: Date,
): AppError | null =>
  taken.seats > seats && taken.seats > addressShare(boatLoad, percent)
    ? new AppError('ADDRESS_SEATS', { retryAfter: secondsFrom(now, taken.until) })
    : null;

/**
 * Counts a booking's seats for its address, and refuses what exceeds the limits of one address (docs/adr/0012). Call it in
 * the booking's transaction, which a refusal rolls back, and before whatever depends on the number: an address that may
 * take nothing more would otherwise learn what numbers have booked, without a booking of its own to show for it.
 */
export const checkAddressLimits = async (context: Context, db: Db, booking: LimitedBooking): Promise<void> => {
  const now = context.clock();
  const counters = seatCounters(context, booking);
  // A counter that does not exist yet has no row to lock; groups take the same locks, in the same order: the number's first.
  for (const key of [phoneLock(booking.phone), ...counters.map((counter) => counter.key).sort()])
    await lockName(db, key);
  for (const { key, percent } of counters) {
    const taken = await countSeats(db, { key, seats: booking.guestCount, windowMs: SEATS_WINDOW_MS }, now);
    const refusal = addressRefusal(taken, booking, percent, now);
    if (refusal) throw refusal;
  }
};

interface LimitedBooking {
  phone: string;
  address: string;
  dayId: number;
  guestCount: number;
  /** The seats of the day. */
  boatLoad: number;
}

/** What the limit of an address for requests that are drawn depends on. */
type LimitedEntry = Omit<LimitedBooking, 'phone' | 'dayId'>;

/** The counter of an address that a request for a draw counts for; null for the machine's own address. */
export const entryKey = (context: Pick<Context, 'keys'>, address: string): string | null =>
  isOwnAddress(address) ? null : throttleKey(context, 'seats', 'address', clientPrefix(address));

/** The seats of an address with those of one request more. */
export const withSeats = (
  earlier: { seats: number; until: string } | null | undefined,
  guestCount: number,
  now: Date,
): { seats: number; until: string } => ({
  seats: (earlier?.seats ?? 0) + guestCount,
  until: earlier?.until ?? new Date(now.getTime() + SEATS_WINDOW_MS).toISOString(),
});

/** Why a request for a draw is not taken from its address, which has asked for `earlier` seats; null if it is. */
export const entryRefusal = (
  { limits }: Pick<Context, 'limits'>,
  earlier: { seats: number; until: string } | null | undefined,
  { guestCount, boatLoad }: Pick<LimitedEntry, 'guestCount' | 'boatLoad'>,
  now: Date,
): AppError | null =>
  addressRefusal(withSeats(earlier, guestCount, now), { guestCount, boatLoad }, limits.addressSharePercent, now);

/** The seats that a group of requests for a draw asks for, counted for their addresses. */
export interface EntryCounter {
  /** Throws ADDRESS_SEATS if the address of a request has asked for too many seats to ask for these too. */
  check: (request: LimitedEntry) => void;
  /** Counts a request. */
  count: (request: LimitedEntry) => void;
  /** Stores what was counted. */
  write: () => Promise<void>;
}

/**
 * The limit of an address for requests that are drawn. It counts when they are collected, because all are served in the
 * same minute; and only for all days together, because the order sweeps no day (docs/adr/0064). It does not apply to
 * the machine's own address, behind which all visitors may be.
 */
export const entryCounter = async (
  context: Context,
  db: Db,
  addresses: readonly string[],
  now: Date,
): Promise<EntryCounter> => {
  const keys = [...new Set(addresses.map((address) => entryKey(context, address)))]
    .filter((key): key is string => key !== null)
    .sort();
  await lockNames(db, keys);
  const counted = new Map((await seatsCounted(db, keys, now)).map((row) => [row.key, row]));
  const added = new Map<string, SeatCount>();
  return {
    check: ({ address, ...entry }) => {
      const key = entryKey(context, address);
      const refusal = key === null ? null : entryRefusal(context, counted.get(key), entry, now);
      if (refusal) throw refusal;
    },
    count: ({ address, guestCount }) => {
      const key = entryKey(context, address);
      if (key === null) return;
      const taken = { key, ...withSeats(counted.get(key), guestCount, now) };
      counted.set(key, taken);
      added.set(key, { ...taken, seats: (added.get(key)?.seats ?? 0) + guestCount });
    },
    write: () => addSeats(db, [...added.values()], now),
  };
};
