import { sql, type Kysely } from 'kysely';
import { isPostgres } from './engine';
import { lockName } from './lock';
import { lockTables } from './lockTables';
import { plainCounts } from './migrations/0041_plain_counts';
import { addManifest } from './migrations/0043_manifest';
import { addAboard } from './migrations/0044_aboard';
import { addSetup } from './migrations/0042_setup';
import { indexRefunds } from './migrations/0045_refunds';
import { withoutConnectionTimeout } from './connectionTimeout';
import { createSchema } from './schema/schema';
import type { Db } from './tables';
import { inTransaction } from './unitOfWork';

interface Migration {
  version: number;
  name: string;
  up: (db: Kysely<unknown>) => Promise<void>;
}

const SCHEMA_VERSION = 41;
export const OLDEST_VERSION = 40;

/** Without gaps. Never change a released migration. For a new database `createSchema` replaces the first. */
export const MIGRATIONS: readonly Migration[] = [
  { version: SCHEMA_VERSION, name: '1.0', up: plainCounts },
  { version: 42, name: 'setup', up: addSetup },
  { version: 43, name: 'manifest', up: addManifest },
  { version: 44, name: 'aboard', up: addAboard },
  { version: 45, name: 'refunds', up: indexRefunds },
];

export const KNOWN_VERSION = MIGRATIONS.at(-1)?.version ?? SCHEMA_VERSION;

export class OlderDatabaseError extends Error {
  constructor(
    readonly found: number,
    readonly oldest: number,
  ) {
    super(`database version ${found}, the oldest that can be migrated is ${oldest}`);
    this.name = 'OlderDatabaseError';
  }
}

export class NewerDatabaseError extends Error {
  constructor(
    readonly found: number,
    readonly known: number,
  ) {
    super(`database version ${found}, code knows ${known}`);
    this.name = 'NewerDatabaseError';
  }
}

/** All migrations were rolled back. */
export class MigrationError extends Error {
  constructor(
    readonly found: number,
    readonly version: number,
    override readonly cause: unknown,
  ) {
    super(`migration ${version} failed`);
    this.name = 'MigrationError';
  }
}

const LOCKS_MS = 60_000;

/** No time limit, also while another process migrates. */
const prepareForMigration = async (transaction: Db): Promise<void> => {
  if (!isPostgres(transaction)) return;
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = ${sql.lit(LOCKS_MS)}`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await lockName(transaction, 'migrations');
};

/**
 * In one transaction: only one of two processes migrates. `before` may read the old data. Throws NewerDatabaseError,
 * OlderDatabaseError and MigrationError.
 */
export const migrate = (
  db: Db,
  now: Date,
  migrations: readonly Migration[] = MIGRATIONS,
  before?: (found: number, known: number) => Promise<void>,
): Promise<void> =>
  withoutConnectionTimeout(db, () =>
    inTransaction(db, async (transaction) => {
      await prepareForMigration(transaction);
      await transaction.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('version', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute();
      const { found } = await transaction
        .selectFrom('migrations')
        .select((eb) => eb.fn.coalesce(eb.fn.max('version'), eb.lit(0)).as('found'))
        .executeTakeFirstOrThrow();
      const known = migrations.at(-1)?.version ?? SCHEMA_VERSION;
      if (found > known) throw new NewerDatabaseError(found, known);
      if (found > 0 && found < OLDEST_VERSION) throw new OlderDatabaseError(found, OLDEST_VERSION);
      if (found > 0 && found < known) {
        await before?.(found, known);
        // Locks all tables at once: one after the other would deadlock with bookings.
        await lockTables(transaction, LOCKS_MS).catch((error: unknown) => {
          throw new MigrationError(found, found + 1, error);
        });
      }
      for (const { version, name, up } of migrations.filter((migration) => migration.version > found)) {
        const step = found === 0 && version === SCHEMA_VERSION ? createSchema : up;
        await step(transaction as unknown as Kysely<unknown>).catch((error: unknown) => {
          throw new MigrationError(found, version, error);
        });
        await transaction.insertInto('migrations').values({ version, name, appliedAt: now.toISOString() }).execute();
      }
    }),
  );
