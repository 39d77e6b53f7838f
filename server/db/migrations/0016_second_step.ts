import type { Kysely } from 'kysely';
import { idColumn } from './idColumn';

/**
 * The second step at login: the encrypted key of a user, not in use until it is confirmed, and the hashes of the recovery
 * codes that are left.
 */
export const secondStep = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('second_steps')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('encrypted_key', 'text', (column) => column.notNull())
    .addColumn('codes_salt', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer')
    .execute();
  await idColumn(db)(db.schema.createTable('recovery_codes'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('recovery_codes_hash', ['user_id', 'code_hash'])
    .execute();
};
