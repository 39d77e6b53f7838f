import { z } from 'zod';
import { managedGuestSchema } from '../booking/guest.schema';
import { idSchema } from '../day/day.schema';
import { messageStateSchema } from '../messages/message.schema';

/** Sent to all guests of a day. */
export const noticeSchema = z.object({
  id: z.number().int().positive(),
  /** Without the store's name. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Bookings it was sent to. */
  bookings: z.number().int().min(0),
});
export type Notice = z.infer<typeof noticeSchema>;

/**
 * `POST /api/manage/reserve/notice`: sends one message to every guest on the call list of the day `id`. With an
 * Idempotency-Key a retry sends nothing and gets the first response. CONFLICT for another text with that key, and for a
 * day without recipients.
 */
export const sendNoticeSchema = z.object({ id: idSchema, text: z.string().max(5_000) });
export type SendNotice = z.infer<typeof sendNoticeSchema>;

/**
 * `message` is the state of the last message about the day (a notice or the cancellation). Null if none was sent since
 * the last notice, or since the trip was cancelled or restored.
 */
export const calledGuestSchema = managedGuestSchema.extend({ message: messageStateSchema.nullable() });
export type CalledGuest = z.infer<typeof calledGuestSchema>;

/** `GET /api/manage/reserve/{id}/calls`: in the order of booking. */
export const callListSchema = z.object({ list: z.array(calledGuestSchema), notice: noticeSchema.nullable() });
export type CallList = z.infer<typeof callListSchema>;
