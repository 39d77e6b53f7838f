import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { seoulToday } from '#contract/day/calendar.rules';
import type { GuestCsvSearch, ManagedGuest } from '#contract/booking/guest.schema';
import { guestCsv as copy } from '#copy/guestCsv';
import type { Context } from '#server/context';
import { findDay } from '#server/days/days.repository';
import { longReads } from '#server/db/sqliteReader';
import { AppError } from '#server/errors';
import { attachment, guestCsv } from './csv';
import { findAllGuests } from './search.repository';
import { toFilterAndOrder } from './search.service';

const AT_ONCE = 100;

/** Other requests are served between two chunks. */
async function* pieces(pages: AsyncIterable<readonly ManagedGuest[]>): AsyncGenerator<string, void> {
  let first = true;
  for await (const guests of pages) {
    yield guestCsv(guests, first);
    first = false;
    await setImmediate();
  }
}

export const exportGuests = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { dayId, ...search }: GuestCsvSearch,
): Promise<{ disposition: string; csv: Readable }> => {
  const today = seoulToday(clock());
  if (!dayId) {
    const { filter, order } = toFilterAndOrder(search, clock());
    return {
      disposition: attachment(copy.searchFile(today), `guests-search-${today}`),
      csv: Readable.from(pieces(findAllGuests(longReads(db), filter, order, AT_ONCE))),
    };
  }
  const day = await findDay(db, dayId);
  if (!day) throw new AppError('NOT_FOUND');
  return {
    disposition: attachment(copy.dayFile(day.date), `guests-${day.date}`),
    csv: Readable.from(pieces(findAllGuests(longReads(db), { dayId }, 'next departure', AT_ONCE))),
  };
};
