import { sql, type Kysely } from 'kysely';
import { idColumn } from './idColumn';

/** What was caught: the operator's posts, and their photographs in the order in which they are shown. */
export const catches = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('catches')
    .$call(idColumn(db))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('story', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('catches_date').on('catches').columns(['date', 'id']).execute();
  await db.schema
    .createTable('catch_pictures')
    .addColumn('catch_id', 'integer', (column) => column.notNull().references('catches.id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash'))
    .addColumn('caption', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('catch_pictures_key', ['catch_id', 'place'])
    .addCheckConstraint('catch_pictures_place', sql`place between 1 and 10`)
    .execute();
  await db.schema.createIndex('catch_pictures_hash').on('catch_pictures').column('hash').execute();
};
