import ipaddr from 'ipaddr.js';
import { addressShare, exceedsUnpaidLimit } from '../../contract/booking/limits.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import { HOUR_MS, MINUTE_MS } from '../../contract/time.rules';
import type { Context } from '../context';
import { lockName } from '../db/lock';
import type { Db } from '../db/tables';
import { AppError } from '../errors';
import { countSeats } from '../throttle/attempts.repository';
import { clientPrefix, throttleKey } from '../throttle/checkThrottles';
import { bookingsSince, unpaidSeatsOf } from './limits.repository';

const secondsFrom = (now: Date, instant: string | Date, ms = 0): number =>
  Math.max(1, Math.ceil((new Date(instant).getTime() + ms - now.getTime()) / 1000));

/**
 * Checks what a telephone number holds and has booked, including the booking just written. Serializes the bookings of
 * one number.
 */
const checkPhoneLimit = async (context: Context, db: Db, phone: string, boatLoad: number): Promise<void> => {
  const { clock, limits } = context;
  const now = clock();
  await lockName(db, `phone ${phone}`);
  const made = await bookingsSince(db, phone, new Date(now.getTime() - HOUR_MS).toISOString());
  if (made.count > limits.bookingsPerPhoneHour)
    throw new AppError('PHONE_TOO_OFTEN', { retryAfter: secondsFrom(now, made.first ?? now, HOUR_MS) });
  if (exceedsUnpaidLimit(await unpaidSeatsOf(db, phone, seoulToday(now)), boatLoad, limits))
    throw new AppError('PHONE_UNPAID');
};

/** An address of the machine itself: a program on it, or a reverse proxy that TRUST_PROXY does not name. */
const isOwnAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Checks the seats that an address takes within a minute, of this day and of all days together. A single booking always
 * passes: a party may charter the boat. The share of a day does not apply to the machine's own address, behind which
 * all visitors may be.
 */
const checkAddressLimits = async (
  context: Context,
  db: Db,
  { address, dayId, guestCount: seats, boatLoad }: LimitedBooking,
): Promise<void> => {
  const { clock, limits } = context;
  const now = clock();
  const client = clientPrefix(address);
  const check = async (counted: string, percent: number): Promise<void> => {
    const key = throttleKey(context, 'seats', 'address', counted);
    const taken = await countSeats(db, { key, seats, windowMs: MINUTE_MS }, now);
    if (taken.seats > seats && taken.seats > addressShare(boatLoad, percent))
      throw new AppError('ADDRESS_SEATS', { retryAfter: secondsFrom(now, taken.until) });
  };
  if (!isOwnAddress(address)) await check(`${client} day ${dayId}`, limits.addressDayPercent);
  await check(client, limits.addressSharePercent);
};

interface LimitedBooking {
  phone: string;
  address: string;
  dayId: number;
  guestCount: number;
  /** The seats of the day. */
  boatLoad: number;
}

/**
 * Refuses a booking that exceeds the limits of one client (docs/adr/0012): by telephone number, then by address. Call
 * it in the booking's transaction, after its writes: of concurrent requests each sees the previous ones, and a refusal
 * rolls the writes back.
 */
export const checkBookingLimits = async (context: Context, db: Db, booking: LimitedBooking): Promise<void> => {
  await checkPhoneLimit(context, db, booking.phone, booking.boatLoad);
  await checkAddressLimits(context, db, booking);
};
