import type { Kysely } from 'kysely';
import { idColumn } from './columns';

/** Secrets are hashes. */
export const createAccounts = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('users')
    .$call(idColumn(db))
    .addColumn('userid', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('second_steps')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('encrypted_key', 'text', (column) => column.notNull())
    .addColumn('codes_salt', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer')
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .$call(idColumn(db))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addUniqueConstraint('recovery_codes_hash', ['user_id', 'code_hash'])
    .execute();

  await db.schema
    .createTable('refresh_tokens')
    .$call(idColumn(db))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'integer', (column) => column.references('refresh_tokens.id').onDelete('set null'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema.createIndex('refresh_tokens_family').on('refresh_tokens').column('family').execute();
  await db.schema.createIndex('refresh_tokens_parent').on('refresh_tokens').column('parent_id').execute();

  await db.schema
    .createTable('live_tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
};
