import { sql, type Kysely } from 'kysely';
import { aboutContent } from '#copy/aboutContent';
import { bytesType, idColumn } from './columns';

const createPictures = async (db: Kysely<unknown>): Promise<void> => {
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
    .addColumn('content', bytesType(db), (column) => column.notNull())
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
    .addColumn('content', bytesType(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_parts_key', ['key', 'at'])
    .execute();
};

export const createContent = async (db: Kysely<unknown>): Promise<void> => {
  await createPictures(db);

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
