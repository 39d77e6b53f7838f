import type { Db } from '#server/db/tables';

/**
 * Of bookings made before an instant, because clients do not retry after days. Keys of unpaid bookings stay until the
 * trip: the completion screen uses them to report a paid deposit.
 */
export const forgetKeysBefore = async (db: Db, instant: string): Promise<number> => {
  const result = await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', instant)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('guests')
            .select('guests.id')
            .whereRef('guests.id', '=', 'idempotencyKeys.guestId')
            .where('guests.state', '=', 'WATTING'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};

export const forgetAttemptsUntil = async (db: Db, now: string): Promise<number> => {
  const result = await db.deleteFrom('throttle').where('until', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
};

export const forgetAttempts = async (db: Db): Promise<void> => {
  await db.deleteFrom('throttle').execute();
};

/** Tickets of the event stream. */
export const forgetTicketsUntil = async (db: Db, now: string): Promise<number> => {
  const result = await db.deleteFrom('liveTickets').where('expiresAt', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
};

/**
 * Started before `startedBefore`, or without a new token since `issuedBefore`. Deletes whole logins: while one token is
 * valid, the replaced ones are needed to detect theft.
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
