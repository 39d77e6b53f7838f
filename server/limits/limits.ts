import { HOUR_MS, MINUTE_MS } from '#contract/time.rules';

interface Limit {
  /** Also the prefix of its keys in the table. An IPv6 address counts as its network. */
  of: `${string}:${'address' | 'account' | 'number' | 'device' | 'telephone'}`;
  most: number;
  /** 0 means at the same time. */
  windowMs: number;
  /** `table` and `rows` apply across servers and restarts; `memory` is enough against floods. */
  counted: 'table' | 'rows' | 'memory';
}

/** docs/decisions/0023 */
export const LIMITS = {
  signinsPerAddress: { of: 'signin:address', most: 5, windowMs: 5 * MINUTE_MS, counted: 'table' },
  signinsPerAccount: { of: 'signin:account', most: 20, windowMs: 5 * MINUTE_MS, counted: 'table' },
  // Strangers cannot lock the operator out of a known device.
  signinsPerDevice: { of: 'signin:device', most: 10, windowMs: 5 * MINUTE_MS, counted: 'table' },
  // A wrong code is a guess by a person who has the password.
  otpsPerAccount: { of: 'otp:account', most: 10, windowMs: HOUR_MS, counted: 'table' },
  otpsPerDevice: { of: 'otp:device', most: 10, windowMs: HOUR_MS, counted: 'table' },
  // At this rate, guessing four digits (10,000 attempts) takes two weeks.
  lookupsPerNumber: { of: 'lookup:number', most: 5, windowMs: 10 * MINUTE_MS, counted: 'table' },
  // Hundreds of phones share one address of a carrier.
  lookupsPerAddress: { of: 'lookup:address', most: 30, windowMs: 10 * MINUTE_MS, counted: 'table' },

  // In per cent of a day's seats: on one day, and on all days together.
  addressDayPercent: { of: 'seats:address', most: 75, windowMs: MINUTE_MS, counted: 'table' },
  addressSeatPercent: { of: 'seats:address', most: 300, windowMs: MINUTE_MS, counted: 'table' },
  // More are allowed while all unpaid seats fit into one boat.
  unpaidTripsPerPhone: { of: 'unpaid trips:telephone', most: 2, windowMs: 0, counted: 'rows' },
  // A family books for several parties.
  bookingsPerPhoneHour: { of: 'bookings:telephone', most: 30, windowMs: HOUR_MS, counted: 'rows' },
  messagesPerPhoneHour: { of: 'messages:telephone', most: 20, windowMs: HOUR_MS, counted: 'rows' },

  bookingsPerMinute: { of: 'bookings:address', most: 600, windowMs: MINUTE_MS, counted: 'memory' },
  // Every attempt at the current password costs 19 MiB and two passes of argon2.
  passwordsPerMinute: { of: 'passwords:address', most: 10, windowMs: MINUTE_MS, counted: 'memory' },
  // Decoding an image costs memory and time.
  uploadsPerMinute: { of: 'uploads:address', most: 20, windowMs: MINUTE_MS, counted: 'memory' },
  // A screen that cannot keep a stream open requests tickets repeatedly.
  ticketsPerMinute: { of: 'tickets:address', most: 60, windowMs: MINUTE_MS, counted: 'memory' },
  // More than calendar apps need, and too few to disturb visitors.
  feedsPerMinute: { of: 'feeds:address', most: 60, windowMs: MINUTE_MS, counted: 'memory' },
  // More than chats and search engines need; pages do not show these pictures.
  picturesPerMinute: { of: 'pictures:address', most: 60, windowMs: MINUTE_MS, counted: 'memory' },
  streamsPerAddress: { of: 'streams:address', most: 500, windowMs: 0, counted: 'memory' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export interface BookingLimits {
  addressDayPercent: number;
  addressSeatPercent: number;
  unpaidTripsPerPhone: number;
  bookingsPerPhoneHour: number;
  messagesPerPhoneHour: number;
}

export const BOOKING_LIMITS: BookingLimits = {
  addressDayPercent: LIMITS.addressDayPercent.most,
  addressSeatPercent: LIMITS.addressSeatPercent.most,
  unpaidTripsPerPhone: LIMITS.unpaidTripsPerPhone.most,
  bookingsPerPhoneHour: LIMITS.bookingsPerPhoneHour.most,
  messagesPerPhoneHour: LIMITS.messagesPerPhoneHour.most,
};

export interface Counted {
  count: number;
  until: string;
}

export interface Counter extends Counted {
  key: string;
}
