import { createHmac } from 'node:crypto';
import type { BookingDraft } from './bookings.service';

/**
 * What was sent with an Idempotency-Key, to tell whether it is sent again. Under the server's key and over the request's
 * own, so that nobody reads a phone or a password out of it, or sees that two requests were alike.
 */
export const hashRequest = (
  secret: Uint8Array,
  idempotencyKey: string,
  { id, name, tel, password, guestCount }: BookingDraft,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([idempotencyKey, id, name, tel, password.normalize('NFC'), guestCount]))
    .digest('hex');
