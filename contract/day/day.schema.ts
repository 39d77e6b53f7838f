import { z } from 'zod';
import { yesNoSchema } from '../config/config.schema';
import { sentNumberSchema } from '../number.schema';
import { characters, DAY_MEMO_MAX, FISH_MAX } from '../text.rules';
import { isDayDate } from './calendar.rules';
import { clockSchema, meetSchema } from './times.schema';
import { tripReasonSchema } from './tripReason.schema';

/** A real date, in Asia/Seoul. */
export const dayDateSchema = z.string().refine(isDayDate, { params: { code: 'DATE_INVALID' } });
/** A number, or digits in an address. Other types are refused: a coerced `true` would be 1. */
export const idSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive().max(2_147_483_647));

/** In characters, as `text.rules` counts them; `maxLength` in the API document counts them the same way. */
const textOf = (max: number) =>
  z
    .string()
    .refine((text) => characters(text) <= max)
    .meta({ maxLength: max });

/** Specification 4: COMPLETE is full or closed for booking, CLOSE is not available. */
export const dayStateSchema = z.enum(['OPEN', 'COMPLETE', 'CLOSE', 'CANCEL']);
export type DayState = z.infer<typeof dayStateSchema>;

/** Specification 3. Prices are per person in 10,000 won. `heldCount` is for the waiting list. */
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
  /** 독선: the day takes no other booking, even with seats left. */
  charter: yesNoSchema,
  /** Null: the policy's default; read them with `timesOf`. `meetAt` is in minutes before departure. */
  departAt: clockSchema.nullable(),
  returnAt: clockSchema.nullable(),
  meetAt: meetSchema.nullable(),
  memoPublic: yesNoSchema,
  /** 최소 인원; 0 is none. */
  minCount: z.number().int().min(0),
  confirmed: yesNoSchema,
  /** Null: at once. Bookings by telephone are possible before. */
  opensAt: z.iso.datetime().nullable(),
});
export type ReserveDay = z.infer<typeof reserveDaySchema>;

/** Per person, in 10,000 won. */
export const pricesSchema = reserveDaySchema.pick({ price: true, reservePrice: true });
export type Prices = z.infer<typeof pricesSchema>;

/** `GET /api/reserve/{id}/calendar.ics?payBy=…` */
export const calendarFileQuerySchema = z.object({ payBy: z.iso.datetime().optional() });

/** `GET /api/reserve/list?year&month` (specification 7) */
export const dayListQuerySchema = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  month: z.coerce.number().int().min(1).max(12),
});
export type DayListQuery = z.infer<typeof dayListQuerySchema>;
export const dayListSchema = z.array(reserveDaySchema);

/** `POST /api/manage/reserve/update-state` (specification 7). CONFLICT if the state is no longer `seen`. */
export const updateDayStateSchema = z.object({
  id: idSchema,
  state: dayStateSchema,
  seen: dayStateSchema.optional(),
  reason: tripReasonSchema.optional(),
});
export type UpdateDayState = z.infer<typeof updateDayStateSchema>;

/** `POST /api/manage/reserve/update-memo`. CONFLICT if the memo is no longer `seen` and `seenPublic`. */
export const updateDayMemoSchema = z.object({
  id: idSchema,
  memo: z.string(),
  seen: z.string().optional(),
  memoPublic: yesNoSchema.optional(),
  seenPublic: yesNoSchema.optional(),
});
export type UpdateDayMemo = z.infer<typeof updateDayMemoSchema>;

/** Null restores the policy's default, or opens the day at once. */
const dayFactsFields = {
  departAt: z.string().nullable().optional(),
  returnAt: z.string().nullable().optional(),
  meetAt: sentNumberSchema.nullable().optional(),
  minCount: sentNumberSchema.optional(),
  opensAt: z.string().nullable().optional(),
};

/** `POST /api/manage/reserve/update-day`: missing values stay. CONFLICT if the values are no longer `seen`. */
export const updateDaySchema = z.object({
  id: idSchema,
  ...dayFactsFields,
  confirmed: yesNoSchema.optional(),
  seen: z.strictObject({ ...dayFactsFields, confirmed: yesNoSchema.optional() }).optional(),
});
export type UpdateDay = z.infer<typeof updateDaySchema>;

/**
 * `POST /api/manage/reserve/update-reserve` (specification 5, 7). Missing values stay. Without fish, seats and prices
 * no day is created. Returns the number of days created or changed.
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
  ...dayFactsFields,
});
export type BulkUpdate = z.infer<typeof bulkUpdateSchema>;
