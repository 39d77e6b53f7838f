import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../engine';

/**
 * Photographs, each in several widths, by content hash. An upload's parts are kept until all are there and the
 * photograph is made of them; the hash is then the upload's outcome.
 */
export const pictures = async (db: Kysely<unknown>): Promise<void> => {
  const bytes = isPostgres(db) ? 'bytea' : 'blob';
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addCheckConstraint('pictures_size', sql`width > 0 and height > 0 and bytes > 0`)
    .execute();
  await db.schema
    .createTable('picture_files')
    .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash').onDelete('cascade'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_files_key', ['hash', 'width'])
    .execute();
  await db.schema
    .createTable('picture_uploads')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('received', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.references('pictures.hash').onDelete('cascade'))
    .addColumn('refusal', 'text')
    .addCheckConstraint('picture_uploads_received', sql`received between 0 and bytes`)
    .execute();
  await db.schema
    .createTable('picture_parts')
    .addColumn('key', 'text', (column) => column.notNull().references('picture_uploads.key').onDelete('cascade'))
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_parts_key', ['key', 'at'])
    .execute();
};
