import { z } from 'zod';
import { reserveDaySchema } from '../day/day.schema';
import type { ChangeAction } from '../history/history.schema';

/** What a visitor's screen shows of the seats of a day; nothing of the people who booked them. */
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

/**
 * The query of `GET /api/reserve/events`: `since` is the server's time at which the days on the screen were read, in
 * milliseconds since 1970, as the page that the server rendered has it.
 */
export const seatsQuerySchema = z.object({ since: z.coerce.number().int().min(0).optional() });

/**
 * The events of `GET /api/reserve/events`, each a server-sent event named `event` with this object as its data. `ready`
 * is the first one of every stream: the screen reads its days after it, so that nothing is missed, unless `current` says
 * that nothing has changed since the time in the query; the events have no ids. `seats` holds the present seats of days
 * that changed; `reload` says that more than seats may have changed, or of too many days to name them. At most one of the
 * two is sent in a second. A heartbeat named `beat` with `{}` as data is sent every 15 seconds.
 */
export const seatEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), current: z.literal(true).optional() }),
  z.object({ event: z.literal('seats'), days: z.array(seatsOfDaySchema).min(1) }),
  z.object({ event: z.literal('reload') }),
]);
export type SeatEvent = z.infer<typeof seatEventSchema>;

/**
 * What a change does to the screens of visitors: they get the seats of its day (which may have a different state too), they
 * read the list again because two days or more than seats are concerned, or nothing.
 */
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
  // With the account that deposits are paid to.
  STORE_INFO: 'reload',
  STORE_POLICY: 'reload',
  STORE_LOGO: 'nothing',
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
};
