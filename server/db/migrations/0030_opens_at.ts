import { sql, type Kysely } from 'kysely';

/** The instant from which visitors can book a day, on a half hour; null is at once. */
export const opensAt = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table days add column opens_at text constraint days_opens_at
        check (opens_at is null or (length(opens_at) = 24 and substr(opens_at, 15) in ('00:00.000Z', '30:00.000Z')))`,
    )
    .execute(db);
};
