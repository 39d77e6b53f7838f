import { sql, type Kysely } from 'kysely';
import { aboutContent } from '../../../copy/aboutContent';

/** An about page that nobody has saved yet came with the words of an earlier release, about a boat that is not this one. */
export const firstAbout = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update about_versions set content = ${JSON.stringify(aboutContent)} where saved_at is null`.execute(db);
};
