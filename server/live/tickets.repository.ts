import type { Db, LiveTicketTable } from '#server/db/tables';

export const insertTicket = async (db: Db, ticket: LiveTicketTable): Promise<void> => {
  await db.insertInto('liveTickets').values(ticket).execute();
};

/** Of two concurrent uses only one succeeds. */
export const takeTicket = async (db: Db, ticketHash: string, now: string): Promise<{ family: string } | null> =>
  (await db
    .deleteFrom('liveTickets')
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .returning('family')
    .executeTakeFirst()) ?? null;

export const removeTicketsBefore = async (db: Db, instant: string): Promise<void> => {
  await db.deleteFrom('liveTickets').where('expiresAt', '<=', instant).execute();
};
