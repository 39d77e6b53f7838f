import { z } from 'zod';
import { dayDateSchema, dayStateSchema, idSchema } from '../day/day.schema';

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

/** What was paid for a booking, in 10,000 won, as its payments were confirmed. Null where none was. */
export const paidSchema = z.number().min(0).nullable();

/** Who cancelled a booking. */
export const cancelledBySchema = z.enum(['visitor', 'operator']);

/**
 * What a booking is owed that was paid and then cancelled, or edited to fewer people; `rate` is the share of what is not
 * needed any more, `amount` is in 10,000 won, `refundedAt` when the operator paid it.
 */
export const refundSchema = z.object({
  rate: z.number().int().min(0).max(100),
  amount: z.number().min(0),
  refundedAt: z.iso.datetime().nullable(),
});
export type Refund = z.infer<typeof refundSchema>;

/**
 * `POST /api/guest/find` and `/cancel`: a visitor's own booking, what was paid for it, when and by whom it was cancelled,
 * and the refund as the policy stood then. `refund` is null where nothing was paid.
 */
export const foundGuestSchema = guestSchema.extend({
  /** What it costs a head in 10,000 won, boarding and deposit, as the day stood when it was made. */
  price: z.number().int().min(0),
  reservePrice: z.number().int().min(0),
  paid: paidSchema,
  cancelledAt: z.iso.datetime().nullable(),
  cancelledBy: cancelledBySchema.nullable(),
  refund: refundSchema.nullable(),
  /** Since when a booking that goes on is owed its refund; null where it is none, or was cancelled. */
  owedSince: z.iso.datetime().nullable(),
});
export type FoundGuest = z.infer<typeof foundGuestSchema>;

/** A booking as the operator's calls answer it. Making one answers `guestSchema`. */
export const managedGuestSchema = foundGuestSchema.extend({});
export type ManagedGuest = z.infer<typeof managedGuestSchema>;

/** The page index travels in the query, from 0. */
export const guestListQuerySchema = z.object({ page: z.coerce.number().int().min(0).max(100_000).default(0) });

/** What a list's `state` can ask for: one state, or `BOOKED`, every booking that is not cancelled. */
export const guestStateFilterSchema = z.enum([...guestStateSchema.options, 'BOOKED']);
export type GuestStateFilter = z.infer<typeof guestStateFilterSchema>;

/**
 * `POST /api/manage/guest/list?page={n}` (specification 7): `id` is a reserve day's id or empty, `state` empty for
 * all, `date` is `all`, `future` (today included), `today`, `past`, or a date (trips before it). `keyword` matches
 * name, phone (with or without hyphens) and booking number.
 */
export const guestListRequestSchema = z.object({
  id: z.union([z.literal(''), idSchema]).nullish(),
  state: z.union([z.literal(''), guestStateFilterSchema]).nullish(),
  date: z.union([z.enum(['', 'all', 'future', 'today', 'past']), dayDateSchema]).nullish(),
  keyword: z.string().max(50).nullish(),
  page: z.number().int().min(0).max(100_000).nullish(),
});
export type GuestListRequest = z.input<typeof guestListRequestSchema>;
export const guestListSchema = z.object({
  list: z.array(managedGuestSchema),
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

/** `GET /api/manage/guest/{id}` (specification 7), with the facts of its day that the edit form needs. */
export const guestDetailSchema = managedGuestSchema.extend({
  dayId: z.number().int().positive(),
  /** The most people this booking can hold: totalCount minus the others' headcounts. */
  maxCount: z.number().int().positive(),
  dayState: dayStateSchema,
});
export type GuestDetail = z.infer<typeof guestDetailSchema>;

/** What comes back of a deposit that fewer people do not need: by the policy of today, or all of it. */
export const refundChoiceSchema = z.enum(['policy', 'full']);
export type RefundChoice = z.infer<typeof refundChoiceSchema>;

/**
 * `POST /api/manage/guest/guest-update` (specification 5, 7). `refund` is asked for where fewer people leave something
 * that was paid; without it the policy holds.
 */
export const updateGuestSchema = z.object({
  id: idSchema,
  name: z.string(),
  tel: z.string(),
  guestCount: z.number().int().max(9_999),
  refund: refundChoiceSchema.optional(),
});
export type UpdateGuest = z.infer<typeof updateGuestSchema>;

/** `POST /api/manage/guest/update-memo`: the operator's note on a booking. `seen` is the one that stood there. */
export const updateGuestMemoSchema = z.object({ id: idSchema, memo: z.string(), seen: z.string().optional() });
export type UpdateGuestMemo = z.infer<typeof updateGuestMemoSchema>;

/**
 * A cancelled booking by what it is owed. One that was deleted (`deletedAt`) has neither person nor booking number: only
 * the debt stays, with the trip and the headcount, and is marked like the others.
 */
export const owedRefundSchema = managedGuestSchema.extend({
  guestId: guestSchema.shape.guestId.nullable(),
  deletedAt: z.iso.datetime().nullable(),
});
export type OwedRefund = z.infer<typeof owedRefundSchema>;

/** `GET /api/manage/refunds?page=n`: what is still to be refunded, longest cancelled first; the sum is of all pages. */
export const refundListSchema = guestListSchema.extend({
  list: z.array(owedRefundSchema),
  totalAmount: z.number().min(0),
});
export type RefundList = z.infer<typeof refundListSchema>;

const casesByDay = z.object({
  count: z.number().int().min(0),
  days: z.array(z.object({ date: dayDateSchema, count: z.number().int().positive() })),
});

/** `GET /api/manage/attention`: what waits for the operator today. Amounts are in 10,000 won, counts are bookings. */
export const attentionSchema = z.object({
  /** Unpaid bookings of trips from today to three days ahead that are not cancelled. */
  unpaidSoon: casesByDay,
  /** Paid bookings on cancelled days, to be called and cancelled. */
  paidOnCancelledDays: casesByDay,
  openRefunds: z.object({ count: z.number().int().min(0), amount: z.number().min(0) }),
  /** Messages that could not be sent, and are tried no more by themselves. */
  parkedMessages: z.object({ count: z.number().int().min(0) }),
});
export type Attention = z.infer<typeof attentionSchema>;

/**
 * `GET /api/manage/guest/csv`: the bookings of a day (`dayId`), or those the list's filters find, as a file for a
 * spreadsheet. The filters are those of `POST /api/manage/guest/list`.
 */
export const guestCsvQuerySchema = guestListRequestSchema
  .omit({ page: true })
  .extend({ dayId: z.union([z.literal(''), idSchema]).optional() });
export type GuestCsvQuery = z.input<typeof guestCsvQuerySchema>;
