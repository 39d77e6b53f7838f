import { sql, type Kysely } from 'kysely';
import { changeMessageKinds } from './messageKinds';

const FORMER = ['BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MOVED', 'NOTICE', 'TRIP_CANCELLED', 'TRIP_RESTORED', 'OFFER'];

/**
 * Reminders of deposits, and the cancellation of bookings whose deadline has passed. Both look every minute for unpaid
 * bookings by their deadline.
 */
export const overdue = async (db: Kysely<unknown>): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table config add column auto_cancel text
    constraint config_auto_cancel check (auto_cancel in ('Y', 'N'))`);
  await run(`create index guests_unpaid_by on guests (pay_by)
    where state = 'WATTING' and pay_by is not null and claimed_at is null`);
  await changeMessageKinds(db, FORMER, [...FORMER, 'REMINDER', 'DEADLINE_PASSED']);
};
