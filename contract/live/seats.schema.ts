import { z } from 'zod';
import { reserveDaySchema } from '../day/day.schema';
import type { ChangeAction } from '../history/history.schema';

/** Contains no personal data. */
export const seatsOfDaySchema = reserveDaySchema.pick({
  id: true,
  date: true,
  state: true,
  totalCount: true,
  guestCount: true,
  heldCount: true,
  charter: true,
});
export type SeatsOfDay = z.infer<typeof seatsOfDaySchema>;

/** `since` is when the server read the days of the screen, in milliseconds since 1970. */
export const seatsQuerySchema = z.object({ since: z.coerce.number().int().min(0).optional() });

/**
 * `GET /api/reserve/events`: after `ready` the screen reads its days, unless `current` says that nothing has changed.
 * `reload`: not only seats changed, or too many days. At most one event a second; a heartbeat `beat` every 15 seconds.
 */
export const seatEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), current: z.literal(true).optional() }),
  z.object({ event: z.literal('seats'), days: z.array(seatsOfDaySchema).min(1) }),
  z.object({ event: z.literal('reload') }),
]);
export type SeatEvent = z.infer<typeof seatEventSchema>;

/** `reload`: two days or more than seats changed. */
export const SEAT_EFFECTS: Record<ChangeAction, 'seats' | 'reload' | 'nothing'> = {
  BOOKED: 'seats',
  EDITED: 'seats',
  PAID: 'nothing',
  UNPAID: 'nothing',
  CLAIMED: 'nothing',
  UNCLAIMED: 'nothing',
  PAYER: 'nothing',
  REMINDED: 'nothing',
  EXTENDED: 'nothing',
  SHORTENED: 'nothing',
  CANCELLED: 'seats',
  MOVED: 'reload',
  RESTORED: 'seats',
  DELETED: 'seats',
  REFUNDED: 'nothing',
  UNREFUNDED: 'nothing',
  GUEST_MEMO: 'nothing',
  CALLED: 'nothing',
  UNCALLED: 'nothing',
  BOARDED: 'nothing',
  UNBOARDED: 'nothing',
  MANIFEST_WRITTEN: 'nothing',
  MANIFEST_REMOVED: 'nothing',
  MANIFEST_REMINDED: 'nothing',
  DAY_CREATED: 'reload',
  DAY_PLANNED: 'reload',
  DAY_STATE: 'seats',
  DAY_MEMO: 'reload',
  NOTICE_SENT: 'nothing',
  // With the memo, which says why.
  TRIP_CANCELLED: 'reload',
  TRIP_RESTORED: 'reload',
  WAITING_JOINED: 'nothing',
  WAITING_OFFERED: 'seats',
  WAITING_DECLINED: 'seats',
  WAITING_EXPIRED: 'seats',
  WAITING_REMOVED: 'seats',
  WAITING_WITHDRAWN: 'seats',
  DRAW_PREPARED: 'nothing',
  DRAWN: 'nothing',
  DRAW_WITHDRAWN: 'nothing',
  // With the bank account.
  STORE_INFO: 'reload',
  STORE_POLICY: 'reload',
  STORE_LOGO: 'nothing',
  STORE_CREW: 'nothing',
  CATCH_POSTED: 'nothing',
  CATCH_EDITED: 'nothing',
  CATCH_DELETED: 'nothing',
  STORE_ABOUT: 'nothing',
  ABOUT_RESTORED: 'nothing',
  PASSWORD: 'nothing',
  SECOND_STEP_ON: 'nothing',
  SECOND_STEP_OFF: 'nothing',
  CALENDAR_ON: 'nothing',
  CALENDAR_OFF: 'nothing',
  RECOVERY_CODE_USED: 'nothing',
  MESSAGE_PARKED: 'nothing',
  MESSAGE_RETRIED: 'nothing',
  MESSAGE_HANDLED: 'nothing',
  ERASED: 'nothing',
  DEMO_LEFT: 'reload',
};
