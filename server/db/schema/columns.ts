import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely';
import { isPostgres } from '../engine';

/** Never reused. */
export const idColumn =
  (db: Kysely<unknown>) =>
  <Name extends string>(table: CreateTableBuilder<Name>): CreateTableBuilder<Name> =>
    isPostgres(db)
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());

export const bytesType = (db: Kysely<unknown>): 'bytea' | 'blob' => (isPostgres(db) ? 'bytea' : 'blob');

export const isYesNo = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} in ('Y', 'N')`;

export const isClock = (column: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} is null or ${sql.ref(column)} between '00:00' and '23:59'`;

export const isMeeting = (column: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} is null or ${sql.ref(column)} between 0 and 240`;
