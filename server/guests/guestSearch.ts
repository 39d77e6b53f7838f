import { addDays } from '../../contract/day/calendar.rules';
import type { GuestListRequest } from '../../contract/guest/guest.schema';
import type { GuestFilter, GuestOrder } from './guests.repository';

/** The dates that the list's `date` means (behaviour: a date, like `past`, means the trips before it). */
const datesOf = (date: GuestListRequest['date'], today: string): Pick<GuestFilter, 'from' | 'to'> => {
  if (!date || date === 'all') return {};
  if (date === 'future') return { from: today };
  if (date === 'today') return { from: today, to: today };
  return { to: addDays(date === 'past' ? today : date, -1) };
};

/** What the operator's search means: which bookings, and newest or next departure first where trips lie ahead. */
export const askedFor = (
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
