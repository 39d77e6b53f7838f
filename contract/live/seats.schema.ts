import { z } from 'zod';
import { reserveDaySchema } from '../day/day.schema';

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
