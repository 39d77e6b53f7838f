import { CHANGES_PER_PAGE } from '../../contract/history/history.rules';
import type { History } from '../../contract/history/history.schema';
import type { Context } from '../context';
import { findChanges } from './history.repository';

/** One page of the history of a day, of a booking, or of everything. */
export const listChanges = async (
  { db }: Pick<Context, 'db'>,
  { page, ...of }: { dayId?: number | undefined; guestId?: number | undefined; page: number },
): Promise<History> => {
  const { list, total } = await findChanges(db, of, { limit: CHANGES_PER_PAGE, offset: page * CHANGES_PER_PAGE });
  return { list, totalElements: total, page, totalPages: Math.ceil(total / CHANGES_PER_PAGE) };
};
