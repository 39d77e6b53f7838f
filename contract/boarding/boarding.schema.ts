import { z } from 'zod';
import { managedGuestSchema } from '../booking/guest.schema';
import type { ErrorCode } from '../errors';
import { personSchema } from '../manifest/manifest.schema';
import { dayDateSchema, idSchema, reserveDaySchema } from '../day/day.schema';
import { TICKS_AT_ONCE } from './limits.rules';

/** The party, or one of its people, is aboard (승선); the party was called (통화함); and their undos. */
export const markSchema = z.enum(['BOARDED', 'UNBOARDED', 'CALLED', 'UNCALLED']);
export type Mark = z.infer<typeof markSchema>;

/**
 * `key` makes retries idempotent. `at` is the time of the tick, perhaps offline. `date` is the trip of the list; a tick
 * is refused after its booking has moved. Ticks stored by an earlier release have no date. `place` (from 1) is one
 * person of the party; without it the tick is for the whole party.
 */
export const tickSchema = z.object({
  key: z.uuid(),
  guestId: idSchema,
  mark: markSchema,
  at: z.iso.datetime(),
  date: dayDateSchema.optional(),
  place: z.int().positive().max(9_999).optional(),
});
export type Tick = z.infer<typeof tickSchema>;

/** `POST /api/manage/guest/ticks`: ticks in the order in which they were made. */
export const sendTicksSchema = z.object({ ticks: z.array(tickSchema).min(1).max(TICKS_AT_ONCE) });
export type SendTicks = z.infer<typeof sendTicksSchema>;

/**
 * NOT_FOUND: the booking no longer exists. CONFLICT: it is of another trip, its state does not allow the tick, or the
 * party is smaller now.
 */
export const TICK_REFUSALS = ['NOT_FOUND', 'CONFLICT'] as const satisfies ErrorCode[];

/**
 * DONE, also for a retry. LATER_KNOWN: another device has sent a later tick, which stays. REFUSED has the reason's
 * code.
 */
export const tickOutcomeSchema = z.object({
  key: z.uuid(),
  outcome: z.enum(['DONE', 'LATER_KNOWN', 'REFUSED']),
  code: z.enum(TICK_REFUSALS).nullable(),
});
export type TickOutcome = z.infer<typeof tickOutcomeSchema>;
/** In the order of the ticks. */
export const tickOutcomesSchema = z.object({ outcomes: z.array(tickOutcomeSchema) });
export type TickOutcomes = z.infer<typeof tickOutcomesSchema>;

/** Has no amounts of money. */
export const passengerSchema = managedGuestSchema
  .pick({
    id: true,
    name: true,
    phone: true,
    guestCount: true,
    charter: true,
    state: true,
    memo: true,
    calledAt: true,
    boardedAt: true,
    aboard: true,
  })
  .extend({
    /** People on the passenger list (승선자명부); missing while the policy is off. */
    listed: z
      .array(
        personSchema
          .pick({ name: true, phone: true, emergency: true })
          // Missing in lists stored by an earlier release.
          .extend({ place: z.int().positive().optional() }),
      )
      .optional(),
  });
export type Passenger = z.infer<typeof passengerSchema>;

/** Active bookings, in the order of booking. */
export const tripAtSeaSchema = z.object({ day: reserveDaySchema, parties: z.array(passengerSchema) });
export type TripAtSea = z.infer<typeof tripAtSeaSchema>;

/**
 * `GET /api/manage/at-sea`: the offline lists of the operator's device, as of `at`: yesterday's trip if it returns
 * today, today's, and the next two that sail.
 */
export const atSeaSchema = z.object({ at: z.iso.datetime(), trips: z.array(tripAtSeaSchema) });
export type AtSea = z.infer<typeof atSeaSchema>;
