import type { ConfigLogic } from './config.schema';

/** Longest texts of the store information, in characters (specification 5). */
export const INFO_MAX = {
  name: 10,
  desc: 255,
  tel: 13,
  owner: 10,
  address: 255,
  bizno: 20,
  bank: 30,
  band: 100,
  homepage: 100,
} as const;

/** Bookable months where none was saved: the public side and the booking window (specification 3, 9). */
export const DEFAULT_MONTHS = 6;
export const DEFAULT_CUTOFF_HOUR = 10;

/** How many months can be booked, the current one included. */
export const bookableMonths = (logic: Pick<ConfigLogic, 'month'>): number => logic.month ?? DEFAULT_MONTHS;

/** The hour from which same-day booking is closed; an invalid or too large one counts as 0 (specification 3). */
export const cutoffHour = (logic: Pick<ConfigLogic, 'reserveTime'>): number => {
  const hour = logic.reserveTime ?? DEFAULT_CUTOFF_HOUR;
  return Number.isInteger(hour) && hour >= 0 && hour <= 23 ? hour : 0;
};

/** Whether visitors look up bookings online, so that a booking needs a password. */
export const usesReserveFind = (logic: Pick<ConfigLogic, 'useReserveFind'>): boolean => logic.useReserveFind === 'Y';
