import { sql, type Kysely } from 'kysely';

/**
 * What was really sent, and to which number of a guest: the operator can read it until the personal data are erased. Of
 * what went out before this step nobody knows the words.
 */
export const sentTexts = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['sent_text', 'sent_to'])
    await sql`alter table messages add column ${sql.ref(name)} text
      constraint ${sql.ref(`messages_${name}`)} check (${sql.ref(name)} is null or state = 'SENT')`.execute(db);
};
