import { randomInt } from 'node:crypto';
import { formatBookingNumber } from '../../contract/booking/booking.rules';

/** Draws twelve random digits, formatted as 4-4-4. */
export const drawBookingNumber = (): string => formatBookingNumber(String(randomInt(10 ** 12)).padStart(12, '0'));
