import type { Db } from '../db/tables';

/** Forgets the keys of bookings made before an instant: nobody retries a submit days later. */
export const forgetKeysBefore = async (db: Db, instant: string): Promise<number> => {
  const result = await db.deleteFrom('idempotencyKeys').where('createdAt', '<', instant).executeTakeFirst();
  return Number(result.numDeletedRows);
};

/** Forgets attempts that no longer count. */
export const forgetAttemptsUntil = async (db: Db, now: string): Promise<number> => {
  const result = await db.deleteFrom('throttle').where('until', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
};

/** Forgets tickets for the event stream that nobody used. */
export const forgetTicketsUntil = async (db: Db, now: string): Promise<number> => {
  const result = await db.deleteFrom('liveTickets').where('expiresAt', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
};

/**
 * Forgets logins that are over: begun before `startedBefore`, or without a token since `issuedBefore`. A login goes as a
 * whole: as long as one of its tokens is good, the replaced ones tell whether one of them was stolen.
 */
export const forgetLogins = async (
  db: Db,
  { startedBefore, issuedBefore }: { startedBefore: string; issuedBefore: string },
): Promise<number> => {
  const result = await db
    .deleteFrom('refreshTokens')
    .where((eb) =>
      eb.or([
        eb('startedAt', '<', startedBefore),
        eb('family', 'not in', (tokens) =>
          tokens
            .selectFrom('refreshTokens as young')
            .select('young.family')
            .where('young.issuedAt', '>=', issuedBefore),
        ),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};
