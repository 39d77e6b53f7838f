import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import { GUESTS_PER_PAGE } from '../../contract/guest/guest.rules';
import type { Guest, GuestList, GuestListRequest, GuestSummary } from '../../contract/guest/guest.schema';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { countGuests, findGuests, moveGuest, removeGuest, type GuestFilter } from './guests.repository';
import { bookingThatAllows, releaseBooking, statesThatAllow } from './guestStates';

export const summarizeGuests = ({ db, clock }: Context): Promise<GuestSummary> => countGuests(db, seoulToday(clock()));

/** The dates that the list's `date` means (behaviour: a date, like `past`, means the trips before it). */
const datesOf = (date: GuestListRequest['date'], today: string): Pick<GuestFilter, 'from' | 'to'> => {
  if (!date || date === 'all') return {};
  if (date === 'future') return { from: today };
  if (date === 'today') return { from: today, to: today };
  return { to: addDays(date === 'past' ? today : date, -1) };
};

/** One page of the operator's list: newest first, or the next departure first where trips lie ahead. */
export const listGuests = async (
  { db, clock }: Context,
  request: GuestListRequest & { id?: number | '' | null },
  page: number,
): Promise<GuestList> => {
  const filter: GuestFilter = datesOf(request.date, seoulToday(clock()));
  const keyword = request.keyword?.normalize('NFC').trim();
  if (request.id) filter.dayId = request.id;
  if (request.state) filter.state = request.state;
  if (keyword) filter.keyword = keyword;
  const ahead = request.date === 'future' || request.date === 'today';
  const { list, total } = await findGuests(db, filter, ahead ? 'next departure' : 'newest', {
    limit: GUESTS_PER_PAGE,
    offset: page * GUESTS_PER_PAGE,
  });
  return { list, totalElements: total, page, totalPages: Math.ceil(total / GUESTS_PER_PAGE) };
};

/** Confirms the payment of an unpaid booking (specification 4). */
export const completeGuest = ({ db, clock }: Context, id: number): Promise<Guest> =>
  inTransaction(db, async (transaction) => {
    const { guest } = await bookingThatAllows(transaction, id, 'complete');
    const paid = { state: 'COMPLETE', completedAt: clock().toISOString() } as const;
    if (!(await moveGuest(transaction, id, statesThatAllow('complete'), paid))) throw new AppError('CONFLICT');
    return { ...guest, ...paid };
  });

/** Cancels a booking and gives its seats back; a day that was full opens again. */
export const cancelGuest = ({ db }: Context, id: number): Promise<Guest> =>
  inTransaction(db, async (transaction) => {
    const cancelled = await releaseBooking(transaction, await bookingThatAllows(transaction, id, 'cancel'));
    if (!cancelled) throw new AppError('CONFLICT');
    return cancelled;
  });

/** Deletes a cancelled booking for good (specification 4), and answers it as it last was. */
export const deleteGuest = ({ db }: Context, id: number): Promise<Guest> =>
  inTransaction(db, async (transaction) => {
    const { guest } = await bookingThatAllows(transaction, id, 'delete');
    if (!(await removeGuest(transaction, id, statesThatAllow('delete')))) throw new AppError('CONFLICT');
    return guest;
  });
