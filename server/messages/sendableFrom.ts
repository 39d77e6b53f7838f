import { HOUR_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { nthCounted } from './messages.repository';

/**
 * When a number may get a message that it did not ask for: at once, or when the first of its messages of the last hour
 * is an hour old, if those are used up. Put-off messages count too, up to an hour ahead; later ones were made while the
 * clock was ahead. The number is not locked: two days that offer seats to it in the same instant may send one message
 * more.
 */
export const sendableFrom = async (
  { clock, limits }: Pick<Context, 'clock' | 'limits'>,
  db: Db,
  phone: string,
): Promise<Date> => {
  const now = clock();
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const until = new Date(now.getTime() + HOUR_MS).toISOString();
  const first = await nthCounted(db, phone, { since, until }, limits.messagesPerPhoneHour);
  return first === null ? now : new Date(Date.parse(first) + HOUR_MS);
};
