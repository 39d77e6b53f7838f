import { z } from 'zod';
import { managedGuestSchema } from '../booking/guest.schema';
import type { ErrorCode } from '../errors';
import { dayDateSchema, idSchema, reserveDaySchema } from '../day/day.schema';
import { TICKS_AT_ONCE } from './limits.rules';

/** What is ticked on a booking: its party is aboard (승선), or was called (통화함), and each taken back. */
export const markSchema = z.enum(['BOARDED', 'UNBOARDED', 'CALLED', 'UNCALLED']);
export type Mark = z.infer<typeof markSchema>;

/**
 * A tick. `key` is its own: the same tick sent again changes nothing. `at` is when it was made, perhaps without a signal,
 * and `date` on the list of which trip: one of a booking that was moved since is refused. Ticks that a former version of
 * the app has kept have no date.
 */
export const tickSchema = z.object({
  key: z.uuid(),
  guestId: idSchema,
  mark: markSchema,
  at: z.iso.datetime(),
  date: dayDateSchema.optional(),
});
export type Tick = z.infer<typeof tickSchema>;

/** `POST /api/manage/guest/ticks`: ticks in the order in which they were made. */
export const sendTicksSchema = z.object({ ticks: z.array(tickSchema).min(1).max(TICKS_AT_ONCE) });
export type SendTicks = z.infer<typeof sendTicksSchema>;

/** Why a tick is refused: its booking is gone, or is of another trip now, or does not allow it in its state. */
export const TICK_REFUSALS = ['NOT_FOUND', 'CONFLICT'] as const satisfies ErrorCode[];

/**
 * What became of a tick: DONE, also if it was sent before; LATER_KNOWN if the same was ticked later on another device,
 * which stays; REFUSED if the booking does not allow it any more, with the reason's code.
 */
export const tickOutcomeSchema = z.object({
  key: z.uuid(),
  outcome: z.enum(['DONE', 'LATER_KNOWN', 'REFUSED']),
  code: z.enum(TICK_REFUSALS).nullable(),
});
export type TickOutcome = z.infer<typeof tickOutcomeSchema>;
/** What became of the ticks of a request, in their order. */
export const tickOutcomesSchema = z.object({ outcomes: z.array(tickOutcomeSchema) });
export type TickOutcomes = z.infer<typeof tickOutcomesSchema>;

/** A booking as the passenger list at sea needs it: nothing of money but whether it was paid. */
export const passengerSchema = managedGuestSchema.pick({
  id: true,
  name: true,
  phone: true,
  guestCount: true,
  charter: true,
  state: true,
  memo: true,
  calledAt: true,
  boardedAt: true,
});
export type Passenger = z.infer<typeof passengerSchema>;

/** A trip with its active bookings, in the order of booking. */
export const tripAtSeaSchema = z.object({ day: reserveDaySchema, parties: z.array(passengerSchema) });
export type TripAtSea = z.infer<typeof tripAtSeaSchema>;

/**
 * `GET /api/manage/at-sea`: what the operator's device keeps for places without a signal, as of `at`: yesterday's trip if
 * it returns today, today's, and the next two that sail.
 */
export const atSeaSchema = z.object({ at: z.iso.datetime(), trips: z.array(tripAtSeaSchema) });
export type AtSea = z.infer<typeof atSeaSchema>;
