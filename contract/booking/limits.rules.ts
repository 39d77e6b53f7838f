/** The server's settings can override them (README). */
export interface BookingLimits {
  /** More trips are allowed while the unpaid seats do not exceed one boat. */
  unpaidTripsPerPhone: number;
  bookingsPerPhoneHour: number;
  /** Counts messages that visitors' actions cause. */
  messagesPerPhoneHour: number;
  /** In per cent of a day's seats. */
  addressDayPercent: number;
  /** On all days together, in per cent of a day's seats. */
  addressSharePercent: number;
}

/** Generous: a family books for several parties, and hundreds of phones share one carrier address (docs/adr/0012). */
export const BOOKING_LIMITS: BookingLimits = {
  unpaidTripsPerPhone: 2,
  bookingsPerPhoneHour: 30,
  messagesPerPhoneHour: 20,
  addressDayPercent: 75,
  addressSharePercent: 300,
};

/** On upcoming trips. */
export interface UnpaidSeats {
  trips: number;
  seats: number;
}

/** Unpaid seats on too many trips, and more seats than one boat (`boatLoad`) has. */
export const exceedsUnpaidLimit = (
  { trips, seats }: UnpaidSeats,
  boatLoad: number,
  { unpaidTripsPerPhone }: Pick<BookingLimits, 'unpaidTripsPerPhone'>,
): boolean => trips > unpaidTripsPerPhone && seats > boatLoad;

/** `percent` of the seats of a day, rounded up. */
export const addressShare = (totalCount: number, percent: number): number => Math.ceil((totalCount * percent) / 100);
