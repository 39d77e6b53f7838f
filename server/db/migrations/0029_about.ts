import { sql, type Kysely } from 'kysely';
import { aboutContent } from '../../../copy/aboutContent';
import { idColumn } from './idColumn';

/**
 * The versions of the about page as JSON, the newest of which is shown, and the photographs that each of them shows. The
 * first version is what the site came with.
 */
export const about = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('about_versions')
    .$call(idColumn(db))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text')
    .execute();
  await db.schema
    .createTable('about_pictures')
    .addColumn('version_id', 'integer', (column) =>
      column.notNull().references('about_versions.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull().references('pictures.hash'))
    .addPrimaryKeyConstraint('about_pictures_key', ['version_id', 'hash'])
    .execute();
  await db.schema.createIndex('about_pictures_hash').on('about_pictures').column('hash').execute();
  await sql`insert into about_versions (content) values (${JSON.stringify(aboutContent)})`.execute(db);
};
