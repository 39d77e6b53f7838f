/** Limits of one telephone number and one address. The server's settings can override them (README). */
export interface BookingLimits {
  /**
   * Upcoming trips on which one number may hold unpaid seats. More trips are allowed while the unpaid seats do not
   * exceed one boat.
   */
  unpaidTripsPerPhone: number;
  bookingsPerPhoneHour: number;
  /** Messages to one number that actions of visitors may cause within an hour. */
  messagesPerPhoneHour: number;
  /** Share of a day's seats that one address may take within a minute, in per cent. */
  addressDayPercent: number;
  /** Seats that one address may take within a minute, on all days together, in per cent of a day's seats. */
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

/** The unpaid seats that one number holds on upcoming trips, and the number of those trips. */
export interface UnpaidSeats {
  trips: number;
  seats: number;
}

/**
 * Whether a number exceeds the limit: unpaid seats on too many trips, and more seats than one boat (`boatLoad`) has.
 */
export const exceedsUnpaidLimit = (
  { trips, seats }: UnpaidSeats,
  boatLoad: number,
  { unpaidTripsPerPhone }: Pick<BookingLimits, 'unpaidTripsPerPhone'>,
): boolean => trips > unpaidTripsPerPhone && seats > boatLoad;

/** The seats that one address may take within a minute: `percent` of the seats of a day, rounded up. */
export const addressShare = (totalCount: number, percent: number): number => Math.ceil((totalCount * percent) / 100);
