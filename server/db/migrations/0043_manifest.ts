import { sql, type Kysely } from 'kysely';
import { isYesNo } from '../schema/columns';

/** The passenger list. People's data are encrypted (`sealed`); a link's token is stored as hash and salt only. */
export const addManifest = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('manifests')
    .addColumn('guest_id', 'integer', (column) => column.primaryKey().references('guests.id').onDelete('cascade'))
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('reminded_at', 'text')
    .execute();
  await db.schema
    .createTable('manifest_rows')
    .addColumn('guest_id', 'integer', (column) => column.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('salt', 'text')
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('sealed', 'text')
    .addColumn('written_by', 'text')
    .addColumn('written_at', 'text')
    .addPrimaryKeyConstraint('manifest_rows_pkey', ['guest_id', 'place'])
    .addCheckConstraint('manifest_rows_place', sql`place > 0`)
    .addCheckConstraint('manifest_rows_written_by', sql`written_by in ('BOOKER', 'SELF', 'OPERATOR')`)
    .addCheckConstraint(
      'manifest_rows_written',
      sql`(sealed is null) = (written_at is null) and (sealed is null) = (written_by is null)`,
    )
    .addCheckConstraint('manifest_rows_link', sql`(salt is null) = (token_hash is null)`)
    .execute();
  await db.schema
    .alterTable('config')
    .addColumn('use_manifest', 'text', (column) => column.check(isYesNo('use_manifest')))
    .execute();
  await db.schema.alterTable('config').addColumn('crew', 'text').execute();
};
