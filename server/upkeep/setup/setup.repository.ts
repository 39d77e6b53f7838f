import { sql } from 'kysely';
import type { Db, SetupRow } from '#server/db/tables';

export const findSetup = (db: Db): Promise<SetupRow> => db.selectFrom('setup').selectAll().executeTakeFirstOrThrow();

/** Missing values stay unchanged. */
export const saveSetup = async (db: Db, values: Partial<Omit<SetupRow, 'id'>>): Promise<void> => {
  await db.updateTable('setup').set(values).execute();
};

/** The newest sent or failed message has failed, for another reason than a missing number. */
export const isLastMessageRefused = async (db: Db): Promise<boolean> => {
  const last = await db
    .selectFrom('messages')
    .select('state')
    .where('state', 'in', ['SENT', 'PARKED'])
    .where((eb) => eb.or([eb('lastError', 'is', null), eb('lastError', '<>', 'NO_RECIPIENT')]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'PARKED';
};

/** Bookings and waiting list entries with higher ids are not from the demo. */
export const findLastIds = async (db: Db): Promise<Pick<SetupRow, 'demoGuests' | 'demoWaiting'>> => {
  const last = async (table: 'guests' | 'waiting'): Promise<number> => {
    const { id } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.coalesce(eb.fn.max('id'), sql<number>`0`).as('id'))
      .executeTakeFirstOrThrow();
    return Number(id);
  };
  return { demoGuests: await last('guests'), demoWaiting: await last('waiting') };
};

export const countOwn = async (db: Db, { demoGuests, demoWaiting }: SetupRow): Promise<number> => {
  const guests = await db
    .selectFrom('guests')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('id', '>', demoGuests ?? 0)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const waiting = await db
    .selectFrom('waiting')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('id', '>', demoWaiting ?? 0)
    .where('state', 'in', ['WAITING', 'OFFERED'])
    .executeTakeFirstOrThrow();
  return Number(guests.count) + Number(waiting.count);
};
