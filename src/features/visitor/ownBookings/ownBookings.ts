import { readBookingNumber } from '#contract/booking/booking.rules';
import { isDayDate, type DayDate } from '#contract/day/calendar.rules';
import { firstKept } from '#contract/day/retention.rules';
import type { OwnBooking } from '#src/components/visitor/lookup/OwnBookings/OwnBookings';
import { readStored, writeStored } from '#src/features/visitor/drafts/browserStorage';

const NAME = 'own-bookings';
/** More than anyone's future bookings. */
const MOST = 10;

const isOwnBooking = (stored: unknown): stored is OwnBooking => {
  const { number, date } = (stored ?? {}) as Record<string, unknown>;
  return (
    typeof number === 'string' && readBookingNumber(number) === number && typeof date === 'string' && isDayDate(date)
  );
};

const write = (bookings: readonly OwnBooking[]): void =>
  writeStored(NAME, bookings.length > 0 ? bookings : null, 'localStorage');

const readAll = (): OwnBooking[] => {
  const stored = readStored(NAME, 'localStorage');
  return Array.isArray(stored) ? stored.filter(isOwnBooking) : [];
};

const mayBeStored =
  (today: DayDate) =>
  (booking: OwnBooking): boolean =>
    booking.date >= firstKept(today);

/** Earliest trip first (docs/decisions/0024), without trips whose personal data are erased by `today`. */
export const readOwnBookings = (today: DayDate): OwnBooking[] =>
  readAll()
    .filter(mayBeStored(today))
    .sort((one, other) => one.date.localeCompare(other.date));

export const forgetPastBookings = (today: DayDate): void => write(readAll().filter(mayBeStored(today)));

/** A known booking gets the new date. Drops the oldest of too many. */
export const saveOwnBooking = ({ number, date }: OwnBooking): void =>
  write([...readAll().filter((known) => known.number !== number), { number, date }].slice(-MOST));

export const forgetOwnBookings = (): void => write([]);
