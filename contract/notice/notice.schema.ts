import { z } from 'zod';
import { managedGuestSchema } from '../booking/guest.schema';
import { idSchema } from '../day/day.schema';
import { messageStateSchema } from '../messages/message.schema';

/** A message that the operator has sent to all guests of a day. */
export const noticeSchema = z.object({
  id: z.number().int().positive(),
  /** The text without the store's name in front of it; may have several lines. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Bookings it was sent to. */
  bookings: z.number().int().min(0),
});
export type Notice = z.infer<typeof noticeSchema>;

/**
 * `POST /api/manage/reserve/notice`: sends one message to every guest of the day `id` who is on its call list. With an
 * Idempotency-Key a repeated request sends nothing and gets the first response; with another text it is refused with
 * CONFLICT, and so is a day without recipients.
 */
export const sendNoticeSchema = z.object({ id: idSchema, text: z.string().max(5_000) });
export type SendNotice = z.infer<typeof sendNoticeSchema>;

/**
 * A guest of the call list. `message` is the state of the last message about the day (a notice, or that the trip is
 * cancelled); null if there was none since the last news, which are a notice, the cancellation of the trip, and its end.
 */
export const calledGuestSchema = managedGuestSchema.extend({ message: messageStateSchema.nullable() });
export type CalledGuest = z.infer<typeof calledGuestSchema>;

/**
 * `GET /api/manage/reserve/{id}/calls`: the recipients of notices about a day, in the order of booking, and its last
 * notice.
 */
export const callListSchema = z.object({ list: z.array(calledGuestSchema), notice: noticeSchema.nullable() });
export type CallList = z.infer<typeof callListSchema>;
