import { sql, type Kysely } from 'kysely';

/**
 * The text that was sent, and the guest's number to which it was sent. The operator can read them until the personal
 * data are erased. Null for messages sent before this migration.
 */
export const sentTexts = async (db: Kysely<unknown>): Promise<void> => {
  for (const name of ['sent_text', 'sent_to'])
    await sql`alter table messages add column ${sql.ref(name)} text
      constraint ${sql.ref(`messages_${name}`)} check (${sql.ref(name)} is null or state = 'SENT')`.execute(db);
};
