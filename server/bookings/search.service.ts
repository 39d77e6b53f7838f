import { GUESTS_PER_PAGE, maxHeadcount } from '../../contract/booking/guest.rules';
import {
  depositMarkSchema,
  type DepositMark,
  type GuestDetail,
  type GuestList,
  type GuestSearch,
  type GuestSummary,
  type ManagedGuest,
} from '../../contract/booking/guest.schema';
import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import type { Context } from '../context';
import { findDay } from '../days/days.repository';
import { longReads } from '../db/sqliteReader';
import { AppError } from '../errors';
import { readPage } from '../page';
import { firstKept } from '../../contract/day/retention.rules';
import { findBooking } from './bookings.repository';
import { countGuests, findAllGuests, findGuests, type GuestFilter, type GuestOrder } from './search.repository';

/** Bookings that are read at once; other requests are served between two reads. */
const AT_ONCE = 200;

/** The range of dates for the list's `date` parameter (behaviour.md: a date, like `past`, selects trips before it). */
const datesOf = (date: GuestSearch['date'], today: string): Pick<GuestFilter, 'from' | 'to'> => {
  if (!date || date === 'all') return {};
  if (date === 'future') return { from: today };
  if (date === 'today') return { from: today, to: today };
  return { to: addDays(date === 'past' ? today : date, -1) };
};

const isDepositMark = (state: GuestSearch['state']): state is DepositMark => depositMarkSchema.safeParse(state).success;

/**
 * Converts the operator's search into a filter and an order: newest first, or next departure first for upcoming trips.
 */
export const toFilterAndOrder = (request: GuestSearch, now: Date): { filter: GuestFilter; order: GuestOrder } => {
  const filter: GuestFilter = datesOf(request.date, seoulToday(now));
  const keyword = request.keyword?.normalize('NFC').replaceAll('\0', '').trim();
  if (request.id) filter.dayId = request.id;
  if (isDepositMark(request.state)) filter.deposit = { mark: request.state, now };
  else if (request.state) filter.state = request.state;
  if (keyword) filter.keyword = keyword;
  const ahead = request.date === 'future' || request.date === 'today';
  return { filter, order: ahead ? 'next departure' : 'newest' };
};

/** One page of the operator's list. */
export const listGuests = ({ db, clock }: Context, request: GuestSearch, page: number): Promise<GuestList> => {
  const { filter, order } = toFilterAndOrder(request, clock());
  return readPage(page, GUESTS_PER_PAGE, (range) => findGuests(longReads(db), filter, order, range));
};

/** The active bookings that a deposit may be for: those whose personal data are kept, next departure first. */
export const listDepositGuests = async ({ db, clock }: Context): Promise<ManagedGuest[]> => {
  const filter: GuestFilter = { state: 'BOOKED', from: firstKept(seoulToday(clock())) };
  const guests: ManagedGuest[] = [];
  for await (const page of findAllGuests(longReads(db), filter, 'next departure', AT_ONCE)) guests.push(...page);
  return guests;
};

/** Numbers of active bookings from today on. */
export const summarizeGuests = ({ db, clock }: Context): Promise<GuestSummary> => countGuests(db, seoulToday(clock()));

/** A booking with its day, for the operator's edit form (specification 5, 7). */
export const readGuest = async ({ db }: Context, id: number): Promise<GuestDetail> => {
  const booking = await findBooking(db, id);
  if (!booking) throw new AppError('NOT_FOUND');
  const { guest, dayId } = booking;
  const day = await findDay(db, dayId);
  if (!day) throw new Error('a booking without a day');
  return { ...guest, dayId, maxCount: maxHeadcount(guest, day), dayState: day.state };
};
