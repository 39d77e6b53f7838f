import { sql, type Kysely } from 'kysely';

/** The operator's home page looks for the few bookings whose deposit is said to be paid, however many trips are ahead. */
export const claimed = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create index guests_claimed on guests (state, day_id)
        where state = 'WATTING' and claimed_at is not null and deleted_at is null`,
    )
    .execute(db);
};
