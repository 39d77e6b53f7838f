import { CHANGES_PER_PAGE } from '#contract/history/history.rules';
import type { History } from '#contract/history/history.schema';
import type { Context } from '#server/context';
import { longReads } from '#server/db/sqliteReader';
import { readPage } from '#server/http/page';
import { findChanges } from './history.repository';

/** Changes of a day, of a booking, or all. */
export const listChanges = async (
  { db }: Pick<Context, 'db'>,
  { page, ...of }: { dayId?: number | undefined; guestId?: number | undefined; page: number },
): Promise<History> => {
  return readPage(page, CHANGES_PER_PAGE, (range) => findChanges(longReads(db), of, range));
};
