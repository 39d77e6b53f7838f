import { z } from 'zod';
import { backupSchema } from '../backup/backup.schema';
import { dayDateSchema, dayStateSchema, idSchema } from '../day/day.schema';
import { yesNoSchema } from '../config/config.schema';
import { sentNumberSchema } from '../number.schema';
import { pageIndexSchema, pageSchema } from '../page.schema';

/** Specification 4: WATTING unpaid, COMPLETE paid, CANCEL cancelled. */
export const guestStateSchema = z.enum(['WATTING', 'COMPLETE', 'CANCEL']);
export type GuestState = z.infer<typeof guestStateSchema>;

/**
 * A booking (specification 3). `guestId` is the booking number (4-4-4 digits), `reserveDate` and `date` are both the
 * date of the trip, `createdAt` and `completedAt` are instants in ISO 8601 (UTC). Never contains the password.
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
  /** Price for each person in 10,000 won, boarding fee and deposit, as it was for the day when the booking was made. */
  price: z.number().int().min(0),
  reservePrice: z.number().int().min(0),
  /** Until when the deposit is to be paid, as it was set when the booking was made; null without a deadline. */
  payBy: z.iso.datetime().nullable(),
  /** Name under which the deposit is paid; empty for the booker's. */
  payer: z.string(),
  /** Since when the visitor says that the deposit was paid; null if not. The operator's confirmation is `state`. */
  claimedAt: z.iso.datetime().nullable(),
});
export type Guest = z.infer<typeof guestSchema>;

/**
 * The confirmed payments of a booking, in 10,000 won, less what earlier refunds paid back and what they left with the
 * operator; null if there are none.
 */
export const paidSchema = z.number().min(0).nullable();

/** The party that cancelled a booking. */
export const cancelledBySchema = z.enum(['visitor', 'operator', 'system']);
export type CancelledBy = z.infer<typeof cancelledBySchema>;

/**
 * The refund of a paid booking that was cancelled, or edited to fewer people. `rate` is the share of the amount not
 * needed any more, `amount` is in 10,000 won, `refundedAt` is the time when the operator marked it as paid. Several
 * changes at different rates have made its `parts`, oldest first: what each has freed and what of it is paid back.
 */
export const refundSchema = z.object({
  rate: z.number().int().min(0).max(100),
  amount: z.number().min(0),
  refundedAt: z.iso.datetime().nullable(),
  parts: z.array(z.object({ freed: z.number().min(0), back: z.number().min(0) })).optional(),
});
export type Refund = z.infer<typeof refundSchema>;

/**
 * `POST /api/guest/find` and `/cancel`: a visitor's own booking, with payment, cancellation (time and party), and the
 * refund by the policy of that time. `refund` is null if nothing was paid. `memo`, the operator's, is empty.
 */
export const foundGuestSchema = guestSchema.extend({
  /** Whether the party has the whole boat (독선); stays when it is cancelled. */
  charter: yesNoSchema,
  /**
   * Of a charter, in 10,000 won: fee and deposit of the whole party instead of those for each person; null if not
   * agreed.
   */
  totalPrice: z.number().int().min(0).nullable(),
  totalReservePrice: z.number().int().min(0).nullable(),
  paid: paidSchema,
  cancelledAt: z.iso.datetime().nullable(),
  cancelledBy: cancelledBySchema.nullable(),
  refund: refundSchema.nullable(),
  /** Since when an active booking has an open refund; null if there is none, or if the booking was cancelled. */
  owedSince: z.iso.datetime().nullable(),
  /**
   * Whether it was cancelled with its whole trip, or by the operator after that: the operator can move it to another
   * day, as it was.
   */
  tripCancelled: yesNoSchema,
});
export type FoundGuest = z.infer<typeof foundGuestSchema>;

/** A booking as the operator's calls return it. Creating one returns `guestSchema`. */
export const managedGuestSchema = foundGuestSchema.extend({
  /** When the operator marked that the guest was called about the trip (통화함); null if not. */
  calledAt: z.iso.datetime().nullable(),
  /** When the operator ticked that the party is aboard (승선); null if not. */
  boardedAt: z.iso.datetime().nullable(),
  /** In lists: the state of its day. The deposit of a trip that does not sail is not asked for. */
  dayState: dayStateSchema.optional(),
});
export type ManagedGuest = z.infer<typeof managedGuestSchema>;

/**
 * `GET /api/manage/guest/deposits`: a booking whose personal data are kept and that awaits or has used a deposit, also a
 * cancelled one. `payments` are the confirmed deposits in 10,000 won, first to last.
 */
export const depositGuestSchema = managedGuestSchema.extend({ payments: z.array(z.number().positive()).optional() });
export type DepositGuest = z.infer<typeof depositGuestSchema>;

/**
 * `GET /api/manage/guest/used-deposits`: a confirmed deposit of a booking that was erased or deleted since, in 10,000 won.
 * It came in between two days: when the booking was made, and when the deposit was confirmed.
 */
export const usedDepositSchema = z.object({ amount: z.number().positive(), from: dayDateSchema, to: dayDateSchema });
export type UsedDeposit = z.infer<typeof usedDepositSchema>;

/**
 * The sum that the operator saw before confirming, in 10,000 won: what is due, what is paid, what a cancellation refunds, or
 * the refund that was paid or is still open. If it is another one by now, the action is refused with SUM_CHANGED and its `sum`.
 */
export const seenSumSchema = z.object({ seen: z.coerce.number().min(0).optional() });

/** The page index is part of the query, starting at 0. */
export const guestListQuerySchema = z.object({ page: pageIndexSchema });

/**
 * What the operator should know of an unpaid deposit: its guest says that it was paid (CLAIMED), its deadline has passed
 * (OVERDUE) or is today (DUE_TODAY).
 */
export const depositMarkSchema = z.enum(['CLAIMED', 'OVERDUE', 'DUE_TODAY']);
export type DepositMark = z.infer<typeof depositMarkSchema>;

/**
 * Values of a list's `state` filter: one state, `BOOKED` for every active booking, or what is known of an unpaid deposit
 * (`depositMark`).
 */
export const guestStateFilterSchema = z.enum([...guestStateSchema.options, 'BOOKED', ...depositMarkSchema.options]);
export type GuestStateFilter = z.infer<typeof guestStateFilterSchema>;

/**
 * `POST /api/manage/guest/list?page={n}` (specification 7): `id` is the id of a day or empty, `state` is empty for all,
 * `date` is `all`, `future` (today included), `today`, `past`, or a date (trips before it). `keyword` matches name,
 * telephone number (with or without hyphens) and booking number.
 */
export const guestListRequestSchema = z.object({
  id: z.union([z.literal(''), idSchema]).nullish(),
  state: z.union([z.literal(''), guestStateFilterSchema]).nullish(),
  date: z.union([z.enum(['', 'all', 'future', 'today', 'past']), dayDateSchema]).nullish(),
  keyword: z.string().max(50).nullish(),
  page: z.number().int().min(0).max(100_000).nullish(),
});
export type GuestListRequest = z.input<typeof guestListRequestSchema>;
/** The filters of a search as the server reads them. */
export type GuestSearch = Omit<z.output<typeof guestListRequestSchema>, 'page'>;
/** A page of the found bookings. */
export const guestListSchema = pageSchema(managedGuestSchema);
export type GuestList = z.infer<typeof guestListSchema>;

/** `GET /api/manage/guest/summary`: number of active bookings (not people) of trips from today on. */
export const guestSummarySchema = z.object({
  totalCount: z.number().int().min(0),
  todayCount: z.number().int().min(0),
  wattingCount: z.number().int().min(0),
  paymentCount: z.number().int().min(0),
});
export type GuestSummary = z.infer<typeof guestSummarySchema>;

/** `GET /api/manage/guest/{id}` (specification 7), with the properties of its day that the edit form needs. */
export const guestDetailSchema = managedGuestSchema.extend({
  dayId: z.number().int().positive(),
  /** The highest possible headcount of this booking: totalCount minus the others' headcounts. */
  maxCount: z.number().int().positive(),
  dayState: dayStateSchema,
});
export type GuestDetail = z.infer<typeof guestDetailSchema>;

/** The refund after an edit to fewer people: by today's policy, or the full deposit. */
export const refundChoiceSchema = z.enum(['policy', 'full']);
export type RefundChoice = z.infer<typeof refundChoiceSchema>;

/**
 * `POST /api/manage/guest/guest-update` (specification 5, 7). `refund` applies if the edit causes an overpayment; the
 * default is the policy. `seen` is what the form was filled with: refused with CONFLICT if another device has changed one
 * of these values since, unless to the one that is sent.
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
 * `POST /api/manage/guest/move`: moves a booking to the day `dayId`, with its seats, number and payments, and at the
 * prices of that day (a total that was agreed for a charter stays). A booking that was cancelled with its trip is active
 * again, paid as it was, unless its refund was paid. What is due or overpaid then follows the rules of an
 * edit, and so does `refund`. Refused with SAME_DAY, DAY_OVER, DAY_CANCELLED, DAY_CHARTERED, SEATS_GONE (with
 * `seatsLeft`), and DAY_BOOKED for a charter if the day has guests.
 */
export const moveGuestSchema = z.object({ id: idSchema, dayId: idSchema, refund: refundChoiceSchema.optional() });
export type MoveGuest = z.infer<typeof moveGuestSchema>;

/**
 * `POST /api/manage/guest/create`: a booking that the operator takes, mostly by telephone. `id` is the id of the day.
 * `paid` (default N): the deposit has been received. `message` (default Y): the guest gets a message. The booking has no
 * password, so it cannot be looked up online. Possible in every state of the day except CANCEL, regardless of the
 * booking period, until the day is over; limited by the seats alone. Refused with DAY_OVER, DAY_CANCELLED, DAY_CHARTERED,
 * SEATS_GONE (with `seatsLeft`), and EARLIER_BOOKING for another request with the same Idempotency-Key.
 *
 * `charter` (default N): the party has the whole boat; refused with DAY_BOOKED if anybody else is booked. `guestCount`
 * stays the people aboard. `totalPrice` and `totalReservePrice` (in 10,000 won, for a charter only) are the fee and the
 * deposit of the whole party; without one of them the price for each person applies.
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

/** `POST /api/manage/guest/update-memo`: the operator's note on a booking. `seen` is the note that the operator saw. */
export const updateGuestMemoSchema = z.object({ id: idSchema, memo: z.string(), seen: z.string().optional() });
export type UpdateGuestMemo = z.infer<typeof updateGuestMemoSchema>;

/**
 * A booking with a refund. A deleted one (`deletedAt`) has neither personal data nor booking number: only the debt
 * remains, with trip and headcount, and it is marked like the others.
 */
export const owedRefundSchema = managedGuestSchema.extend({
  guestId: guestSchema.shape.guestId.nullable(),
  deletedAt: z.iso.datetime().nullable(),
});
export type OwedRefund = z.infer<typeof owedRefundSchema>;

/** `GET /api/manage/refunds?page=n`: the open refunds, oldest cancellation first; the sum covers all pages. */
export const refundListSchema = pageSchema(owedRefundSchema).extend({ totalAmount: z.number().min(0) });
export type RefundList = z.infer<typeof refundListSchema>;

/** `GET /api/manage/refunds/done`: the refunds that were marked as paid this month, the last one first. */
export const doneRefundsSchema = owedRefundSchema.array();

const casesByDay = z.object({
  count: z.number().int().min(0),
  days: z.array(z.object({ date: dayDateSchema, count: z.number().int().positive() })),
});

/** A day under its least number of people, with its active bookings. */
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

/** What visitors need before the first booking: name, telephone number and account of the boat, and a day. */
export const firstStepSchema = z.enum(['name', 'tel', 'bank', 'day']);
export type FirstStep = z.infer<typeof firstStepSchema>;

/**
 * `GET /api/manage/attention`: the operator's pending tasks of today. Amounts are in 10,000 won, counts are bookings.
 */
export const attentionSchema = z.object({
  /** Unpaid active bookings of trips from today to three days ahead. */
  unpaidSoon: casesByDay,
  /** Deposits of trips ahead that are claimed, overdue or due today: how many, and the first ten, claimed ones first. */
  deposits: z.object({ count: z.number().int().min(0), list: z.array(managedGuestSchema) }),
  /** Paid bookings on cancelled days, to be called and cancelled. */
  paidOnCancelledDays: casesByDay,
  /** `erasedSoon`: how many are of a trip whose personal data are erased in the coming night. */
  openRefunds: z.object({
    count: z.number().int().min(0),
    amount: z.number().min(0),
    erasedSoon: z.number().int().min(0).optional(),
  }),
  /** Requests that wait for seats of trips ahead. */
  waiting: casesByDay.optional(),
  /** What a new boat has not entered yet. */
  firstSteps: z.array(firstStepSchema).optional(),
  /** Messages that failed and are not retried automatically. */
  parkedMessages: z.object({ count: z.number().int().min(0) }),
  /**
   * Days from today to three days ahead that are under their least number of people, not confirmed and not departed, by
   * date.
   */
  belowMinimum: z.array(belowMinimumSchema),
  /** Days ahead with a deposit while no account is saved that it could be paid to; 0 with an account. */
  daysWithoutAccount: z.number().int().min(0),
  /** Days ahead that visitors book while no telephone number is saved that they could call; 0 with a number. */
  daysWithoutPhone: z.number().int().min(0),
  /** The backups that are made every night. */
  backup: backupSchema,
});
export type Attention = z.infer<typeof attentionSchema>;

/**
 * `GET /api/manage/guest/csv`: the bookings of a day (`dayId`), or those that match the list's filters, as a file for a
 * spreadsheet. The filters are those of `POST /api/manage/guest/list`.
 */
export const guestCsvQuerySchema = guestListRequestSchema
  .omit({ page: true })
  .extend({ dayId: z.union([z.literal(''), idSchema]).optional() });
export type GuestCsvQuery = z.input<typeof guestCsvQuerySchema>;
export type GuestCsvSearch = z.output<typeof guestCsvQuerySchema>;
