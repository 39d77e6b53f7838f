import { z } from 'zod';
import { yesNoSchema } from '../config/config.schema';
import { sentNumberSchema } from '../number.schema';
import { characters, DAY_MEMO_MAX, FISH_MAX } from '../text.rules';
import { isDayDate } from './calendar.rules';
import { clockSchema, meetSchema } from './times.schema';
import { tripReasonSchema } from './tripReason.schema';

/** `YYYY-MM-DD`, a real date, in Asia/Seoul. */
export const dayDateSchema = z.string().refine(isDayDate, { params: { code: 'DATE_INVALID' } });
/** An id, as a number or as digits in an address. Other types are refused: a coerced `true` would be 1. */
export const idSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive().max(2_147_483_647));

/**
 * A text of at most `max` characters as perceived by people; `maxLength` in the API document counts them the same way.
 */
const textOf = (max: number) =>
  z
    .string()
    .refine((text) => characters(text) <= max)
    .meta({ maxLength: max });

/**
 * Specification 4: OPEN accepts bookings, COMPLETE is full or closed for booking, CLOSE is not available, CANCEL is
 * cancelled.
 */
export const dayStateSchema = z.enum(['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL']);
export type DayState = z.infer<typeof dayStateSchema>;

/**
 * A sailing day (specification 3). `price` (boarding fee) and `reservePrice` (deposit) are per person in 10,000 won.
 * `guestCount` is the sum of the headcounts of its active bookings; 0 <= guestCount <= totalCount. Beyond the
 * specification `heldCount` seats are held for people of the waiting list: they are taken too.
 */
export const reserveDaySchema = z.object({
  id: z.number().int().positive(),
  date: dayDateSchema,
  week: z.number().int().min(1).max(7),
  state: dayStateSchema,
  fish: textOf(FISH_MAX),
  totalCount: z.number().int().min(0),
  guestCount: z.number().int().min(0),
  heldCount: z.number().int().min(0),
  memo: textOf(DAY_MEMO_MAX),
  price: z.number().int().min(0),
  reservePrice: z.number().int().min(0),
  /** Whether one party has the whole boat (독선): the day takes no other booking, however many seats are left. */
  charter: yesNoSchema,
  /** Departure and return, and minutes before departure to meet; null: the policy's default. Read them with `timesOf`. */
  departAt: clockSchema.nullable(),
  returnAt: clockSchema.nullable(),
  meetAt: meetSchema.nullable(),
  /** Whether visitors also read the memo while the day can be booked. */
  memoPublic: yesNoSchema,
  /** Least number of people with which the boat sails (최소 인원); 0 is none. */
  minCount: z.number().int().min(0),
  /** Whether the operator has confirmed the trip by hand, however many people have booked. */
  confirmed: yesNoSchema,
  /** From when visitors can book the day; null: at once. Bookings by telephone are possible before. */
  opensAt: z.iso.datetime().nullable(),
});
export type ReserveDay = z.infer<typeof reserveDaySchema>;

/** Fare and deposit of one person, in 10,000 won. */
export const pricesSchema = reserveDaySchema.pick({ price: true, reservePrice: true });
export type Prices = z.infer<typeof pricesSchema>;

/** `GET /api/reserve/{id}/calendar.ics?payBy=…`: the deadline of the visitor's deposit, to be written into the file. */
export const calendarFileQuerySchema = z.object({ payBy: z.iso.datetime().optional() });

/** `GET /api/reserve/list?year&month` (specification 7): every day of the month, ordered by date. */
export const dayListQuerySchema = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12),
});
export type DayListQuery = z.infer<typeof dayListQuerySchema>;
/** The days of a month, ordered by date. */
export const dayListSchema = z.array(reserveDaySchema);

/**
 * `POST /api/manage/reserve/update-state`; returns the resulting state. Specification 7's payload, plus `seen`: the
 * state that the operator saw. If the day has another state by then, nothing is changed (409 CONFLICT). Without `seen`
 * the change is unconditional. `reason` is why the trip is cancelled, with CANCEL.
 */
export const updateDayStateSchema = z.object({
  id: idSchema,
  state: dayStateSchema,
  seen: dayStateSchema.optional(),
  reason: tripReasonSchema.optional(),
});
export type UpdateDayState = z.infer<typeof updateDayStateSchema>;

/**
 * `POST /api/manage/reserve/update-memo`; the memo has at most 50 characters (specification 5). `seen` is the memo that
 * the operator saw, as with the state. Beyond the specification `memoPublic` shows the memo of an open day to visitors;
 * `seenPublic` is what it was when the operator saw it.
 */
export const updateDayMemoSchema = z.object({
  id: idSchema,
  memo: z.string(),
  seen: z.string().optional(),
  memoPublic: yesNoSchema.optional(),
  seenPublic: yesNoSchema.optional(),
});
export type UpdateDayMemo = z.infer<typeof updateDayMemoSchema>;

/**
 * Times, least number of people and opening that can be set for a day; null restores the policy's default, or opens the
 * day at once.
 */
const dayFactsShape = {
  departAt: z.string().nullable().optional(),
  returnAt: z.string().nullable().optional(),
  meetAt: sentNumberSchema.nullable().optional(),
  minCount: sentNumberSchema.optional(),
  opensAt: z.string().nullable().optional(),
};

/**
 * `POST /api/manage/reserve/update-day`: times, least number of people, opening and the confirmation of one day;
 * missing values stay unchanged. Returns the day. `seen` are the values that the operator saw: if one of those to be changed
 * is another by then, nothing is changed (409 CONFLICT).
 */
export const updateDaySchema = z.object({
  id: idSchema,
  ...dayFactsShape,
  confirmed: yesNoSchema.optional(),
  seen: z.strictObject({ ...dayFactsShape, confirmed: yesNoSchema.optional() }).optional(),
});
export type UpdateDay = z.infer<typeof updateDaySchema>;

/**
 * `POST /api/manage/reserve/update-reserve` (specification 5, 7): the days from `stdate` to `eddate`, both included;
 * missing ones are created. Prices are per person in 10,000 won. Beyond the specification a `state`, a `memo`, times, a
 * least number of people and an opening can be set for every day; missing values stay unchanged. Without fish, seats
 * and prices only these are changed, and no day is created. Returns the number of days created or changed.
 */
export const bulkUpdateSchema = z.object({
  stdate: dayDateSchema,
  eddate: dayDateSchema,
  fish: z.string().optional(),
  totalCount: sentNumberSchema.optional(),
  price: sentNumberSchema.optional(),
  reservePrice: sentNumberSchema.optional(),
  state: dayStateSchema.optional(),
  memo: z.string().optional(),
  memoPublic: yesNoSchema.optional(),
  ...dayFactsShape,
});
export type BulkUpdate = z.infer<typeof bulkUpdateSchema>;
