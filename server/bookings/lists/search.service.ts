import { GUESTS_PER_PAGE, maxHeadcount } from '#contract/booking/guest.rules';
import {
  depositMarkSchema,
  type DepositGuest,
  type DepositMark,
  type GuestDetail,
  type GuestList,
  type GuestSearch,
  type GuestSummary,
  type ManagedGuest,
  type UsedDeposit,
} from '#contract/booking/guest.schema';
import { standingPayment, stillDue } from '#contract/booking/refund.rules';
import { addDays, seoulToday } from '#contract/day/calendar.rules';
import type { Context } from '#server/context';
import { findDay } from '#server/days/days.repository';
import { longReads } from '#server/db/sqliteReader';
import { AppError } from '#server/errors';
import { readPage } from '#server/http/page';
import { firstKept } from '#contract/day/retention.rules';
import { cleanName } from '#contract/text.rules';
import { findBooking } from '../bookings.repository';
import { findPaymentsFrom, findPaymentsOf } from '../change/payments.repository';
import { countGuests, findAllGuests, findGuests, type GuestFilter, type GuestOrder } from './search.repository';

/** Other requests are served between two reads. */
const AT_ONCE = 200;

/** A date, like `past`, selects trips before it. */
const datesOf = (date: GuestSearch['date'], today: string): Pick<GuestFilter, 'from' | 'to'> => {
  if (!date || date === 'all') return {};
  if (date === 'future') return { from: today };
  if (date === 'today') return { from: today, to: today };
  return { to: addDays(date === 'past' ? today : date, -1) };
};

const isDepositMark = (state: GuestSearch['state']): state is DepositMark => depositMarkSchema.safeParse(state).success;

export const toFilterAndOrder = (request: GuestSearch, now: Date): { filter: GuestFilter; order: GuestOrder } => {
  const filter: GuestFilter = datesOf(request.date, seoulToday(now));
  const keyword = cleanName(request.keyword ?? '');
  if (request.id) filter.dayId = request.id;
  if (isDepositMark(request.state)) filter.deposit = { mark: request.state, now };
  else if (request.state) filter.state = request.state;
  if (keyword) filter.keyword = keyword;
  const ahead = request.date === 'future' || request.date === 'today';
  return { filter, order: ahead ? 'next departure' : 'newest' };
};

export const listGuests = ({ db, clock }: Context, request: GuestSearch, page: number): Promise<GuestList> => {
  const { filter, order } = toFilterAndOrder(request, clock());
  return readPage(page, GUESTS_PER_PAGE, (range) => findGuests(longReads(db), filter, order, range));
};

/** Next departure first. Also cancelled bookings, but none with erased personal data. */
const findKeptGuests = ({ db, clock }: Context) =>
  findAllGuests(longReads(db), { from: firstKept(seoulToday(clock())) }, 'next departure', AT_ONCE);

export const listDepositGuests = async (context: Context): Promise<DepositGuest[]> => {
  const guests: DepositGuest[] = [];
  for await (const page of findKeptGuests(context)) {
    const paymentsOf = await findPaymentsOf(
      longReads(context.db),
      page.map(({ id }) => id),
    );
    for (const guest of page) {
      const known = paymentsOf.get(guest.id)?.payments.map(({ amount }) => amount) ?? [];
      const paid = guest.state === 'CANCEL' ? (guest.paid ?? 0) : standingPayment(guest);
      // The history lacks some payments of earlier releases.
      const payments = known.length === 0 && paid > 0 ? [paid] : known;
      if (guest.state !== 'CANCEL' || payments.length > 0) guests.push({ ...guest, payments });
    }
  }
  return guests;
};

/** Only payments that an open deposit could be confused with: a deposit is not older than its booking. */
export const listUsedDeposits = async (context: Context): Promise<UsedDeposit[]> => {
  const guests: ManagedGuest[] = [];
  for await (const page of findKeptGuests(context)) guests.push(...page);
  const due = guests.filter((guest) => stillDue(guest) > 0).map(({ createdAt }) => seoulToday(new Date(createdAt)));
  const [first] = due.sort();
  if (first === undefined) return [];
  const named = new Set(guests.map(({ id }) => id));
  const found = await findPaymentsFrom(longReads(context.db), first);
  return [...found]
    .filter(([id]) => !named.has(id))
    .flatMap(([, { bookedAt, payments }]) =>
      payments.map(({ amount, confirmedAt }) => ({
        amount,
        from: bookedAt === null ? first : seoulToday(new Date(bookedAt)),
        to: seoulToday(new Date(confirmedAt)),
      })),
    )
    .filter(({ to }) => to >= first);
};

export const summarizeGuests = ({ db, clock }: Context): Promise<GuestSummary> => countGuests(db, seoulToday(clock()));

export const readGuest = async ({ db }: Context, id: number): Promise<GuestDetail> => {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError('NOT_FOUND');
  const { guest, dayId } = booking;
  const day = await findDay(db, dayId);
  if (!day) throw new Error('a booking without a day');
  return { ...guest, dayId, maxCount: maxHeadcount(guest, day), dayState: day.state };
};
