import { z } from 'zod';
import { dayDateSchema, idSchema } from '../day/day.schema';

/** Specification 4: WATTING unpaid, COMPLETE paid, CANCEL cancelled. */
export const guestStateSchema = z.enum(['WATTING', 'COMPLETE', 'CANCEL']);
export type GuestState = z.infer<typeof guestStateSchema>;

/**
 * A booking (specification 3). `guestId` is the booking number (4-4-4 digits), `reserveDate` and `date` are both the
 * trip's date, `createdAt` and `completedAt` are instants in ISO 8601 (UTC). Never carries the password.
 */
export const guestSchema = z.object({
  id: z.number().int().positive(),
  guestId: z.string().regex(/^\d{4}-\d{4}-\d{4}$/),
  name: z.string(),
  phone: z.string(),
  guestCount: z.number().int().positive(),
  reserveDate: dayDateSchema,
  reserveWeek: z.number().int().min(1).max(7),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  state: guestStateSchema,
  memo: z.string(),
  date: dayDateSchema,
});
export type Guest = z.infer<typeof guestSchema>;

/** The page index travels in the query, from 0. */
export const guestListQuerySchema = z.object({ page: z.coerce.number().int().min(0).max(100_000).default(0) });

/**
 * `POST /api/manage/guest/list?page={n}` (specification 7): `id` is a reserve day's id or empty, `state` empty for
 * all, `date` is `all`, `future` (today included), `today`, `past`, or a date (trips before it). `keyword` matches
 * name, phone (with or without hyphens) and booking number.
 */
export const guestListRequestSchema = z.object({
  id: z.union([z.literal(''), idSchema]).nullish(),
  state: z.union([z.literal(''), guestStateSchema]).nullish(),
  date: z.union([z.enum(['', 'all', 'future', 'today', 'past']), dayDateSchema]).nullish(),
  keyword: z.string().max(50).nullish(),
  page: z.number().int().min(0).nullish(),
});
export type GuestListRequest = z.input<typeof guestListRequestSchema>;
export const guestListSchema = z.object({
  list: z.array(guestSchema),
  totalElements: z.number().int().min(0),
  page: z.number().int().min(0),
  totalPages: z.number().int().min(0),
});
export type GuestList = z.infer<typeof guestListSchema>;

/** `GET /api/manage/guest/summary`: bookings (not heads) of trips from today on that are not cancelled. */
export const guestSummarySchema = z.object({
  totalCount: z.number().int().min(0),
  todayCount: z.number().int().min(0),
  wattingCount: z.number().int().min(0),
  paymentCount: z.number().int().min(0),
});
export type GuestSummary = z.infer<typeof guestSummarySchema>;

/** `GET /api/manage/guest/{id}` (specification 7), with the day's facts that the edit form shows. */
export const guestDetailSchema = guestSchema.extend({
  dayId: z.number().int().positive(),
  /** The most people this booking can hold: totalCount minus the others' headcounts. */
  maxCount: z.number().int().positive(),
  price: z.number().int().min(0),
  reservePrice: z.number().int().min(0),
});
export type GuestDetail = z.infer<typeof guestDetailSchema>;

/** `POST /api/manage/guest/guest-update` (specification 5, 7). */
export const updateGuestSchema = z.object({
  id: idSchema,
  name: z.string(),
  tel: z.string(),
  guestCount: z.number().int(),
});
export type UpdateGuest = z.infer<typeof updateGuestSchema>;
