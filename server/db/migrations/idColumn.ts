import type { CreateTableBuilder, Kysely } from 'kysely';
import { isPostgres } from '../engine';

/** Auto-increment id that is never reused. */
export const idColumn =
  (db: Kysely<unknown>) =>
  <Name extends string>(table: CreateTableBuilder<Name>): CreateTableBuilder<Name> =>
    isPostgres(db)
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
