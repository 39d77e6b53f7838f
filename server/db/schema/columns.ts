import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from '../engine';

/** Auto-increment id that is never reused. */
export const idColumn =
  (db: Kysely<unknown>) =>
  <Name extends string>(table: CreateTableBuilder<Name>): CreateTableBuilder<Name> =>
    isPostgres(db)
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

/** The type of a column of bytes. */
export const bytesType = (db: Kysely<unknown>): 'bytea' | 'blob' => (isPostgres(db) ? 'bytea' : 'blob');

/** For the CHECK of a flag; null, where the column allows it, passes. */
export const isYesNo = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} in ('Y', 'N')`;

/** For the CHECK of a time of day in Seoul. */
export const isClock = (column: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} is null or ${sql.ref(column)} between '00:00' and '23:59'`;

/** For the CHECK of minutes before departure. */
export const isMeeting = (column: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} is null or ${sql.ref(column)} between 0 and 240`;
