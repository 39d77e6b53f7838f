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
 * Specification 3. `guestId` is the booking number (4-4-4 digits), `reserveDate` and `date` are both the date of the
 * trip, `createdAt` and `completedAt` are instants in ISO 8601 (UTC). Never contains the password.
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
  /** For each person in 10,000 won, as the day had them when the booking was made. */
  price: z.number().int().min(0),
  reservePrice: z.number().int().min(0),
  /** As it was set when the booking was made; null without a deadline. */
  payBy: z.iso.datetime().nullable(),
  /** Depositor's name; empty for the booker's. */
  payer: z.string(),
  /** Since when the visitor says that the deposit was paid; null if not. The operator's confirmation is `state`. */
  claimedAt: z.iso.datetime().nullable(),
});
export type Guest = z.infer<typeof guestSchema>;

/**
 * Confirmed payments in 10,000 won, without what earlier refunds paid back or left with the operator; null if there are
 * none.
 */
export const paidSchema = z.number().min(0).nullable();

export const cancelledBySchema = z.enum(['visitor', 'operator', 'system']);
export type CancelledBy = z.infer<typeof cancelledBySchema>;

/**
 * Of a paid booking that was cancelled, or edited to fewer people. `rate` is the refunded share of the amount not
 * needed any more, `amount` is in 10,000 won, `refundedAt` is when the operator marked it as paid. `parts` exist after
 * several changes at different rates, oldest first: what each has freed and what of it is paid back.
 */
export const refundSchema = z.object({
  rate: z.number().int().min(0).max(100),
  amount: z.number().min(0),
  refundedAt: z.iso.datetime().nullable(),
  parts: z.array(z.object({ freed: z.number().min(0), back: z.number().min(0) })).optional(),
});
export type Refund = z.infer<typeof refundSchema>;

/**
 * `POST /api/guest/find` and `/cancel`. `refund` follows the policy of the time of cancellation; it is null if nothing
 * was paid. `memo`, the operator's, is empty.
 */
export const foundGuestSchema = guestSchema.extend({
  /** The party has the whole boat (독선). It stays Y after a cancellation. */
  charter: yesNoSchema,
  /** Of the whole charter, in 10,000 won; null if the price for each person applies. */
  totalPrice: z.number().int().min(0).nullable(),
  totalReservePrice: z.number().int().min(0).nullable(),
  paid: paidSchema,
  cancelledAt: z.iso.datetime().nullable(),
  cancelledBy: cancelledBySchema.nullable(),
  refund: refundSchema.nullable(),
  /** Of the open refund of an active booking; null if there is none, or if the booking was cancelled. */
  owedSince: z.iso.datetime().nullable(),
  /**
   * Whether it was cancelled with its trip, or by the operator after that. The operator can then move it to another
   * day.
   */
  tripCancelled: yesNoSchema,
});
export type FoundGuest = z.infer<typeof foundGuestSchema>;

/** Creating a booking returns `guestSchema` instead. */
export const managedGuestSchema = foundGuestSchema.extend({
  /** When the operator marked the guest as called about the trip (통화함); null if not. */
  calledAt: z.iso.datetime().nullable(),
  /** When the operator ticked that the party is aboard (승선); null if not. */
  boardedAt: z.iso.datetime().nullable(),
  /** In lists: the deposit of a trip that does not sail is not asked for. */
  dayState: dayStateSchema.optional(),
});
export type ManagedGuest = z.infer<typeof managedGuestSchema>;

/**
 * `GET /api/manage/guest/deposits`: bookings with personal data that await or have used a deposit, also cancelled ones.
 * `payments` are the confirmed deposits in 10,000 won, first to last.
 */
export const depositGuestSchema = managedGuestSchema.extend({ payments: z.array(z.number().positive()).optional() });
export type DepositGuest = z.infer<typeof depositGuestSchema>;

/**
 * `GET /api/manage/guest/used-deposits`: a confirmed deposit in 10,000 won of a booking that was erased or deleted
 * since. It came in between the day of the booking and the day of the confirmation.
 */
export const usedDepositSchema = z.object({ amount: z.number().positive(), from: dayDateSchema, to: dayDateSchema });
export type UsedDeposit = z.infer<typeof usedDepositSchema>;

/**
 * The sum that the operator saw, in 10,000 won: what is due, what is paid, or a refund. If it is another one now, the
 * action is refused with SUM_CHANGED and its `sum`.
 */
export const seenSumSchema = z.object({ seen: z.coerce.number().min(0).optional() });

export const guestListQuerySchema = z.object({ page: pageIndexSchema });

/** CLAIMED: the guest says that it was paid. OVERDUE: its deadline has passed. DUE_TODAY: its deadline is today. */
export const depositMarkSchema = z.enum(['CLAIMED', 'OVERDUE', 'DUE_TODAY']);
export type DepositMark = z.infer<typeof depositMarkSchema>;

/** `BOOKED` is every active booking. */
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

/** `GET /api/manage/guest/{id}` (specification 7), with the properties of its day that the edit form needs. */
export const guestDetailSchema = managedGuestSchema.extend({
  dayId: z.number().int().positive(),
  /** `totalCount` less the headcounts of the others. */
  maxCount: z.number().int().positive(),
  dayState: dayStateSchema,
});
export type GuestDetail = z.infer<typeof guestDetailSchema>;

/** By today's policy, or the full deposit. */
export const refundChoiceSchema = z.enum(['policy', 'full']);
export type RefundChoice = z.infer<typeof refundChoiceSchema>;

/**
 * `POST /api/manage/guest/guest-update` (specification 5, 7). `refund` applies if the edit causes an overpayment; the
 * default is the policy. `seen` is what the form was filled with. CONFLICT if another device has changed one of these
 * values since, unless to the sent one.
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
 * `POST /api/manage/guest/move`: moves a booking to the day `dayId`, with its seats, number and payments, at the prices
 * of that day (an agreed total of a charter stays). A booking that was cancelled with its trip becomes active again,
 * paid as it was, unless its refund was paid. Amounts due or overpaid follow the rules of an edit, and so does
 * `refund`. Refused with SAME_DAY, DAY_OVER, DAY_CANCELLED, DAY_CHARTERED, SEATS_GONE (with `seatsLeft`), and
 * DAY_BOOKED for a charter if the day has guests.
 */
export const moveGuestSchema = z.object({ id: idSchema, dayId: idSchema, refund: refundChoiceSchema.optional() });
export type MoveGuest = z.infer<typeof moveGuestSchema>;

/**
 * `POST /api/manage/guest/create`: a booking that the operator takes, mostly by telephone. `id` is the id of the day.
 * `paid` (default N): the deposit has been received. `message` (default Y): the guest gets a message. The booking has
 * no password, so it cannot be looked up online. It needs free seats on a day that is not cancelled or over; the
 * booking period and other states do not matter. Refused with DAY_OVER, DAY_CANCELLED, DAY_CHARTERED, SEATS_GONE (with
 * `seatsLeft`), and EARLIER_BOOKING for another request with the same Idempotency-Key.
 * `charter` (default N): the party has the whole boat; DAY_BOOKED if anybody else is booked. `guestCount` stays the
 * people aboard. `totalPrice` and `totalReservePrice` (in 10,000 won, only for a charter) are the fee and the deposit
 * of the whole party; without them the price for each person applies.
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

/** `POST /api/manage/guest/update-memo`: `seen` is the note that the operator saw. */
export const updateGuestMemoSchema = z.object({ id: idSchema, memo: z.string(), seen: z.string().optional() });
export type UpdateGuestMemo = z.infer<typeof updateGuestMemoSchema>;

/**
 * A deleted booking (`deletedAt`) has neither personal data nor booking number: only the debt remains, with trip and
 * headcount.
 */
export const owedRefundSchema = managedGuestSchema.extend({
  guestId: guestSchema.shape.guestId.nullable(),
  deletedAt: z.iso.datetime().nullable(),
});
export type OwedRefund = z.infer<typeof owedRefundSchema>;

/** `GET /api/manage/refunds?page=n`: oldest cancellation first. The sum covers all pages. */
export const refundListSchema = pageSchema(owedRefundSchema).extend({ totalAmount: z.number().min(0) });
export type RefundList = z.infer<typeof refundListSchema>;

/** `GET /api/manage/refunds/done`: the refunds marked as paid this month, the last one first. */
export const doneRefundsSchema = owedRefundSchema.array();

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

/** Needed before visitors can book. */
export const firstStepSchema = z.enum(['name', 'tel', 'bank', 'day']);
export type FirstStep = z.infer<typeof firstStepSchema>;

/**
 * `GET /api/manage/attention`: the operator's pending tasks of today. Amounts are in 10,000 won, counts are bookings.
 */
export const attentionSchema = z.object({
  /** Active bookings of trips from today to three days ahead. */
  unpaidSoon: casesByDay,
  /** Of trips ahead. `list` has the first ten, claimed ones first. */
  deposits: z.object({ count: z.number().int().min(0), list: z.array(managedGuestSchema) }),
  /** Their guests are to be called and the bookings cancelled. */
  paidOnCancelledDays: casesByDay,
  /** `erasedSoon`: refunds of trips whose personal data are erased in the coming night. */
  openRefunds: z.object({
    count: z.number().int().min(0),
    amount: z.number().min(0),
    erasedSoon: z.number().int().min(0).optional(),
  }),
  /** Requests that wait for seats of trips ahead. */
  waiting: casesByDay.optional(),
  firstSteps: z.array(firstStepSchema).optional(),
  /** Messages that failed and are not retried automatically. */
  parkedMessages: z.object({ count: z.number().int().min(0) }),
  /** From today to three days ahead, by date: under their least number of people, not confirmed and not departed. */
  belowMinimum: z.array(belowMinimumSchema),
  /** Days ahead with a deposit while no account is saved; 0 with an account. */
  daysWithoutAccount: z.number().int().min(0),
  /** Bookable days ahead while no telephone number is saved; 0 with a number. */
  daysWithoutPhone: z.number().int().min(0),
  backup: backupSchema,
});
export type Attention = z.infer<typeof attentionSchema>;

/**
 * `GET /api/manage/guest/csv`: the bookings of a day (`dayId`), or those that match the filters of `POST
 * /api/manage/guest/list`.
 */
export const guestCsvQuerySchema = guestListRequestSchema
  .omit({ page: true })
  .extend({ dayId: z.union([z.literal(''), idSchema]).optional() });
export type GuestCsvQuery = z.input<typeof guestCsvQuerySchema>;
export type GuestCsvSearch = z.output<typeof guestCsvQuerySchema>;
