import { z } from 'zod';
import { setupSchema } from '../setup/setup.schema';
import { backupSchema } from '../backup/backup.schema';
import { dayDateSchema, dayStateSchema, idSchema } from '../day/day.schema';
import { yesNoSchema } from '../config/config.schema';
import { sentNumberSchema } from '../number.schema';
import { pageIndexSchema, pageSchema } from '../page.schema';

/** Specification 4. */
export const guestStateSchema = z.enum(['WATTING', 'COMPLETE', 'CANCEL']);
export type GuestState = z.infer<typeof guestStateSchema>;

/** Specification 3. `guestId` is the booking number (4-4-4), `reserveDate` and `date` are both the date of the trip. */
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
  /** For each person in 10,000 won, as of the booking. */
  price: z.number().int().min(0),
  reservePrice: z.number().int().min(0),
  payBy: z.iso.datetime().nullable(),
  /** Empty means the booker. */
  payer: z.string(),
  /** The visitor says that the deposit was paid; the operator's confirmation is `state`. */
  claimedAt: z.iso.datetime().nullable(),
});
export type Guest = z.infer<typeof guestSchema>;

/** In 10,000 won, less earlier refunds and the amounts that they left with the operator. */
export const paidSchema = z.number().min(0).nullable();

export const cancelledBySchema = z.enum(['visitor', 'operator', 'system']);
export type CancelledBy = z.infer<typeof cancelledBySchema>;

/** In per cent and 10,000 won. `parts`, oldest first, exist after several changes at different rates. */
export const refundSchema = z.object({
  rate: z.number().int().min(0).max(100),
  amount: z.number().min(0),
  refundedAt: z.iso.datetime().nullable(),
  parts: z.array(z.object({ freed: z.number().min(0), back: z.number().min(0) })).optional(),
});
export type Refund = z.infer<typeof refundSchema>;

/** `memo` is the operator's, so it is empty. */
export const foundGuestSchema = guestSchema.extend({
  /** The party has the whole boat (독선). It stays Y after a cancellation. */
  charter: yesNoSchema,
  /** In 10,000 won; null: the price for each person applies. */
  totalPrice: z.number().int().min(0).nullable(),
  totalReservePrice: z.number().int().min(0).nullable(),
  paid: paidSchema,
  cancelledAt: z.iso.datetime().nullable(),
  cancelledBy: cancelledBySchema.nullable(),
  refund: refundSchema.nullable(),
  /** Set only for the open refund of an active booking. */
  owedSince: z.iso.datetime().nullable(),
  /** The booking can still be moved to another day. */
  tripCancelled: yesNoSchema,
  /** In the lookup: the refund for a cancelled trip no longer applies, as the booking was moved or restored. */
  refundWithdrawn: yesNoSchema.optional(),
});
export type FoundGuest = z.infer<typeof foundGuestSchema>;

export const managedGuestSchema = foundGuestSchema.extend({
  /** 통화함. */
  calledAt: z.iso.datetime().nullable(),
  /** 승선 of the whole party. */
  boardedAt: z.iso.datetime().nullable(),
  /** Places of the people aboard, from 1, while some of the party are missing; otherwise omitted. */
  aboard: z.array(z.int().positive()).optional(),
  dayState: dayStateSchema.optional(),
});
export type ManagedGuest = z.infer<typeof managedGuestSchema>;

/** `GET /api/manage/guest/deposits`, cancelled ones included. `payments` are in 10,000 won, first to last. */
export const depositGuestSchema = managedGuestSchema.extend({ payments: z.array(z.number().positive()).optional() });
export type DepositGuest = z.infer<typeof depositGuestSchema>;

/** `GET /api/manage/guest/used-deposits`: of erased or deleted bookings, in 10,000 won. */
export const usedDepositSchema = z.object({ amount: z.number().positive(), from: dayDateSchema, to: dayDateSchema });
export type UsedDeposit = z.infer<typeof usedDepositSchema>;

/** The displayed sum, in 10,000 won. SUM_CHANGED with the current `sum` if it differs. */
export const seenSumSchema = z.object({ seen: z.coerce.number().min(0).optional() });

export const guestListQuerySchema = z.object({ page: pageIndexSchema });

export const depositMarkSchema = z.enum(['CLAIMED', 'OVERDUE', 'DUE_TODAY']);
export type DepositMark = z.infer<typeof depositMarkSchema>;

export const guestStateFilterSchema = z.enum([...guestStateSchema.options, 'BOOKED', ...depositMarkSchema.options]);
export type GuestStateFilter = z.infer<typeof guestStateFilterSchema>;

/** `POST /api/manage/guest/list?page={n}` (specification 7): a date in `date` means trips before it. */
export const guestListRequestSchema = z.object({
  id: z.union([z.literal(''), idSchema]).nullish(),
  state: z.union([z.literal(''), guestStateFilterSchema]).nullish(),
  date: z.union([z.enum(['', 'all', 'future', 'today', 'past']), dayDateSchema]).nullish(),
  keyword: z.string().max(50).nullish(),
  page: z.number().int().min(0).max(100_000).nullish(),
});
export type GuestListRequest = z.input<typeof guestListRequestSchema>;
export type GuestSearch = Omit<z.output<typeof guestListRequestSchema>, 'page'>;
export const guestListSchema = pageSchema(managedGuestSchema);
export type GuestList = z.infer<typeof guestListSchema>;

/** `GET /api/manage/guest/summary`: active bookings (not people) of trips from today on. */
export const guestSummarySchema = z.object({
  totalCount: z.number().int().min(0),
  todayCount: z.number().int().min(0),
  wattingCount: z.number().int().min(0),
  paymentCount: z.number().int().min(0),
});
export type GuestSummary = z.infer<typeof guestSummarySchema>;

export const guestDetailSchema = managedGuestSchema.extend({
  dayId: z.number().int().positive(),
  maxCount: z.number().int().positive(),
  dayState: dayStateSchema,
});
export type GuestDetail = z.infer<typeof guestDetailSchema>;

export const refundChoiceSchema = z.enum(['policy', 'full']);
export type RefundChoice = z.infer<typeof refundChoiceSchema>;

/**
 * `POST /api/manage/guest/guest-update` (specification 5, 7). `seen` has the values of the form when it was opened;
 * CONFLICT if they have changed.
 */
export const updateGuestSchema = z.object({
  id: idSchema,
  name: z.string(),
  tel: z.string(),
  guestCount: z.number().int().max(9_999),
  refund: refundChoiceSchema.optional(),
  seen: z.object({ name: z.string(), phone: z.string(), guestCount: z.number().int() }).optional(),
});
export type UpdateGuest = z.infer<typeof updateGuestSchema>;

/**
 * `POST /api/manage/guest/move`. A booking cancelled with its trip becomes active unless its refund was paid. Refused
 * with SAME_DAY, DAY_OVER, DAY_CANCELLED, DAY_CHARTERED, SEATS_GONE (`seatsLeft`), DAY_BOOKED.
 */
export const moveGuestSchema = z.object({ id: idSchema, dayId: idSchema, refund: refundChoiceSchema.optional() });
export type MoveGuest = z.infer<typeof moveGuestSchema>;

/**
 * `POST /api/manage/guest/create`, mostly by telephone; `id` is the day's. Defaults: `paid` N, `message` Y, `charter`
 * N. Totals of a charter are in 10,000 won. Refused with DAY_OVER, DAY_CANCELLED, DAY_CHARTERED, SEATS_GONE
 * (`seatsLeft`), DAY_BOOKED, EARLIER_BOOKING.
 */
export const addGuestSchema = z.object({
  id: idSchema,
  name: z.string(),
  tel: z.string(),
  guestCount: z.number().int().max(9_999),
  memo: z.string().optional(),
  paid: yesNoSchema.optional(),
  message: yesNoSchema.optional(),
  charter: yesNoSchema.optional(),
  totalPrice: sentNumberSchema.nullish(),
  totalReservePrice: sentNumberSchema.nullish(),
});
export type AddGuest = z.infer<typeof addGuestSchema>;

/** `POST /api/manage/guest/update-memo` */
export const updateGuestMemoSchema = z.object({ id: idSchema, memo: z.string(), seen: z.string().optional() });
export type UpdateGuestMemo = z.infer<typeof updateGuestMemoSchema>;

/** A deleted booking (`deletedAt`) has neither personal data nor booking number. */
export const owedRefundSchema = managedGuestSchema.extend({
  guestId: guestSchema.shape.guestId.nullable(),
  deletedAt: z.iso.datetime().nullable(),
});
export type OwedRefund = z.infer<typeof owedRefundSchema>;

/** `GET /api/manage/refunds?page=n`: oldest cancellation first. `sum` covers all pages. */
export const refundListSchema = pageSchema(owedRefundSchema).extend({ totalAmount: z.number().min(0) });
export type RefundList = z.infer<typeof refundListSchema>;

/**
 * A refund marked as paid: `amount` in 10,000 won, `date` of its trip. `guest` is null once the booking is deleted.
 * `undoable` until the money of the booking changes again.
 */
export const doneRefundSchema = z.object({
  id: idSchema,
  at: z.iso.datetime(),
  amount: z.number(),
  date: dayDateSchema.nullable(),
  guest: owedRefundSchema.nullable(),
  undoable: z.boolean(),
});
export type DoneRefund = z.infer<typeof doneRefundSchema>;

/** `GET /api/manage/refunds/done`: this month's, newest first. */
export const doneRefundsSchema = doneRefundSchema.array();

const casesByDay = z.object({
  count: z.number().int().min(0),
  days: z.array(z.object({ date: dayDateSchema, count: z.number().int().positive() })),
});

const belowMinimumSchema = z.object({
  id: z.number().int().positive(),
  date: dayDateSchema,
  state: dayStateSchema,
  guestCount: z.number().int().min(0),
  minCount: z.number().int().positive(),
  cases: z.number().int().min(0),
  paidCases: z.number().int().min(0),
});
export type BelowMinimum = z.infer<typeof belowMinimumSchema>;

/** `GET /api/manage/attention`. Amounts are in 10,000 won, counts are bookings. */
export const attentionSchema = z.object({
  /** Trips from today to three days ahead. */
  unpaidSoon: casesByDay,
  /** Future trips. `list` has the first ten, claimed ones first. */
  deposits: z.object({ count: z.number().int().min(0), list: z.array(managedGuestSchema) }),
  paidOnCancelledDays: casesByDay,
  /** `erasedSoon`: the personal data are erased tonight. */
  openRefunds: z.object({
    count: z.number().int().min(0),
    amount: z.number().min(0),
    erasedSoon: z.number().int().min(0).optional(),
  }),
  waiting: casesByDay.optional(),
  setup: setupSchema,
  parkedMessages: z.object({ count: z.number().int().min(0) }),
  /** Unconfirmed trips before departure, from today to three days ahead, in order of date. */
  belowMinimum: z.array(belowMinimumSchema),
  /** 0 with an account. */
  daysWithoutAccount: z.number().int().min(0),
  /** 0 with a number. */
  daysWithoutPhone: z.number().int().min(0),
  backup: backupSchema,
});
export type Attention = z.infer<typeof attentionSchema>;

/** `GET /api/manage/guest/csv` */
export const guestCsvQuerySchema = guestListRequestSchema
  .omit({ page: true })
  .extend({ dayId: z.union([z.literal(''), idSchema]).optional() });
export type GuestCsvQuery = z.input<typeof guestCsvQuerySchema>;
export type GuestCsvSearch = z.output<typeof guestCsvQuerySchema>;
