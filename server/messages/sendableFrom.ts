import { HOUR_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { nthCounted } from './messages.repository';

/**
 * When a number may get an unrequested message: immediately, or after a used-up limit when its first message of the
 * last hour is an hour old. Postponed messages count up to an hour ahead; later ones were made while the clock was
 * ahead. Does not lock the number: two days that offer it seats at the same instant may exceed the limit by one
 * message.
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
