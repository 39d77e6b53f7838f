/** What one telephone number and one address may take; the operator of the server sets other figures (README). */
export interface BookingLimits {
  /** Trips ahead on which one number may hold unpaid seats; more of them while all together are one boat-load at most. */
  unpaidTripsPerPhone: number;
  bookingsPerPhoneHour: number;
  /** Messages that visitors' own doings may cause to one number. */
  messagesPerPhoneHour: number;
  /** Seats that one address may take within a minute, on all days together, in per cent of a day's seats. */
  addressSharePercent: number;
}

/** Generous: a family books for several parties, and hundreds of phones share one carrier address (docs/adr/0012). */
export const BOOKING_LIMITS: BookingLimits = {
  unpaidTripsPerPhone: 2,
  bookingsPerPhoneHour: 30,
  messagesPerPhoneHour: 20,
  addressSharePercent: 300,
};

/** The seats that one number holds unpaid on trips ahead, and on how many of them. */
export interface UnpaidSeats {
  trips: number;
  seats: number;
}

/** Whether a number holds more than it may: on too many trips, and more seats than one boat (`boatLoad`) has. */
export const holdsTooMuch = (
  { trips, seats }: UnpaidSeats,
  boatLoad: number,
  { unpaidTripsPerPhone }: Pick<BookingLimits, 'unpaidTripsPerPhone'>,
): boolean => trips > unpaidTripsPerPhone && seats > boatLoad;

/** How many seats one address may take within a minute, where a day has so many. */
export const addressShare = (
  totalCount: number,
  { addressSharePercent }: Pick<BookingLimits, 'addressSharePercent'>,
): number => Math.ceil((totalCount * addressSharePercent) / 100);
