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
 * The events of `GET /api/reserve/events`, each a server-sent event named `event` with this object as its data. `ready`
 * is the first one of every stream: the screen reads its days after it, so that nothing is missed, and the events have
 * no ids. `seats` holds the present seats of days that changed; `reload` says that more than seats may have changed, or
 * of too many days to name them. At most one of the two is sent in a second. A heartbeat named `beat` with `{}` as data
 * is sent every 15 seconds.
 */
export const seatEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('seats'), days: z.array(seatsOfDaySchema).min(1) }),
  z.object({ event: z.literal('reload') }),
]);
export type SeatEvent = z.infer<typeof seatEventSchema>;

/** The changes after which the seats or the state of their day may be others. */
export const SEAT_CHANGES: readonly ChangeAction[] = [
  'BOOKED',
  'EDITED',
  'CANCELLED',
  'RESTORED',
  'DELETED',
  'DAY_STATE',
  'TRIP_CANCELLED',
  'TRIP_RESTORED',
  'WAITING_OFFERED',
  'WAITING_DECLINED',
  'WAITING_EXPIRED',
  'WAITING_REMOVED',
  'WAITING_WITHDRAWN',
];
/** The changes that concern two days, or more of a day than its seats. */
export const RELOAD_CHANGES: readonly ChangeAction[] = [
  'MOVED',
  'DAY_CREATED',
  'DAY_PLANNED',
  'DAY_MEMO',
  'STORE_POLICY',
];
