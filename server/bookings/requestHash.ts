import { createHmac } from 'node:crypto';
import type { BookingDraft } from './bookingDraft';

/**
 * Hash of a request sent with an Idempotency-Key, to detect whether it is repeated. Keyed with the server's key and
 * salted with the idempotency key, so that it reveals neither telephone number nor password, nor that two requests were
 * equal.
 */
export const hashRequest = (
  secret: Uint8Array,
  idempotencyKey: string,
  { id, name, tel, password, guestCount }: BookingDraft,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([idempotencyKey, id, name, tel, password.normalize('NFC'), guestCount]))
    .digest('hex');
