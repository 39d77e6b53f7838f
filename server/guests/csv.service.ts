import { seoulToday } from '../../contract/day/calendar.rules';
import type { GuestListRequest } from '../../contract/guest/guest.schema';
import { guestCsv as copy } from '../../copy/guestCsv';
import type { Context } from '../context';
import { findDay } from '../days/days.repository';
import { AppError } from '../errors';
import { attachment, guestCsv } from './guestCsv';
import { findAllGuests } from './guests.repository';
import { askedFor } from './guestSearch';

type Asked = GuestListRequest & { id?: number | '' | null; dayId?: number | '' | undefined };

/** The bookings of a day, in the order they were made, or those a search finds, in the order of the list. */
export const exportGuests = async (
  { db, clock }: Context,
  { dayId, ...search }: Asked,
): Promise<{ disposition: string; csv: string }> => {
  const today = seoulToday(clock());
  if (!dayId) {
    const { filter, order } = askedFor(search, today);
    return {
      disposition: attachment(copy.searchFile(today), `guests-search-${today}`),
      csv: guestCsv(await findAllGuests(db, filter, order)),
    };
  }
  const day = await findDay(db, dayId);
  if (!day) throw new AppError('NOT_FOUND');
  return {
    disposition: attachment(copy.dayFile(day.date), `guests-${day.date}`),
    csv: guestCsv(await findAllGuests(db, { dayId }, 'next departure')),
  };
};
