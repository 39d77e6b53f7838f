import { addDays } from '../../contract/day/calendar.rules';
import type { GuestListRequest } from '../../contract/booking/guest.schema';
import type { GuestFilter, GuestOrder } from './guests.repository';

/** The range of dates for the list's `date` parameter (behaviour.md: a date, like `past`, selects trips before it). */
const datesOf = (date: GuestListRequest['date'], today: string): Pick<GuestFilter, 'from' | 'to'> => {
  if (!date || date === 'all') return {};
  if (date === 'future') return { from: today };
  if (date === 'today') return { from: today, to: today };
  return { to: addDays(date === 'past' ? today : date, -1) };
};

/**
 * Converts the operator's search into a filter and an order: newest first, or next departure first for upcoming trips.
 */
export const toFilterAndOrder = (
  request: GuestListRequest & { id?: number | '' | null },
  today: string,
): { filter: GuestFilter; order: GuestOrder } => {
  const filter: GuestFilter = datesOf(request.date, today);
  const keyword = request.keyword?.normalize('NFC').replaceAll('\0', '').trim();
  if (request.id) filter.dayId = request.id;
  if (request.state) filter.state = request.state;
  if (keyword) filter.keyword = keyword;
  const ahead = request.date === 'future' || request.date === 'today';
  return { filter, order: ahead ? 'next departure' : 'newest' };
};
