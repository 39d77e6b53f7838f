import { sql, type Kysely } from 'kysely';
import { isPostgres } from './engine';
import { lockName } from './lock';
import { lockTables } from './lockTables';
import { first } from './migrations/0001_first';
import { history } from './migrations/0002_history';
import { messages } from './migrations/0003_messages';
import { liveTickets } from './migrations/0004_live_tickets';
import { logo } from './migrations/0005_logo';
import { refunds } from './migrations/0006_refunds';
import { tideTable } from './migrations/0007_tide_table';
import { paid } from './migrations/0008_paid';
import { firstAnswers } from './migrations/0009_first_answers';
import { deletedDebts } from './migrations/0010_deleted_debts';
import { bookedPrice } from './migrations/0011_booked_price';
import { guestsPhone } from './migrations/0012_guests_phone';
import { sentTexts } from './migrations/0013_sent_texts';
import { growth } from './migrations/0014_growth';
import { backups } from './migrations/0015_backups';
import { secondStep } from './migrations/0016_second_step';
import { charters } from './migrations/0017_charters';
import { moved } from './migrations/0018_moved';
import { dayFacts } from './migrations/0019_day_facts';
import { notices } from './migrations/0020_notices';
import { deadlines } from './migrations/0021_deadlines';
import { cancelledTrips } from './migrations/0022_cancelled_trips';
import { waiting } from './migrations/0023_waiting';
import { depositStatements } from './migrations/0024_deposit_statements';
import { calendarFeed } from './migrations/0025_calendar_feed';
import { overdue } from './migrations/0026_overdue';
import { catches } from './migrations/0028_catches';
import { pictures } from './migrations/0027_pictures';
import { about } from './migrations/0029_about';
import { opensAt } from './migrations/0030_opens_at';
import { draws } from './migrations/0031_draws';
import { ticks } from './migrations/0032_ticks';
import { drawRefusals } from './migrations/0033_draw_refusals';
import { claimed } from './migrations/0034_claimed';
import { kept } from './migrations/0035_kept';
import { alive } from './migrations/0036_alive';
import { money } from './migrations/0037_money';
import { refunded } from './migrations/0038_refunded';
import { firstAbout } from './migrations/0039_first_about';
import { firstPrices } from './migrations/0040_first_prices';
import { plainCounts } from './migrations/0041_plain_counts';
import { patiently } from './patience';
import type { Db } from './tables';
import { inTransaction } from './unitOfWork';

interface Migration {
  /** 1, 2, 3 … without gaps. A released migration is never changed. */
  version: number;
  name: string;
  up: (db: Kysely<unknown>) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'first', up: first },
  { version: 2, name: 'history', up: history },
  { version: 3, name: 'messages', up: messages },
  { version: 4, name: 'live tickets', up: liveTickets },
  { version: 5, name: 'logo', up: logo },
  { version: 6, name: 'refunds', up: refunds },
  { version: 7, name: 'tide table', up: tideTable },
  { version: 8, name: 'paid', up: paid },
  { version: 9, name: 'first answers', up: firstAnswers },
  { version: 10, name: 'deleted debts', up: deletedDebts },
  { version: 11, name: 'booked price', up: bookedPrice },
  { version: 12, name: 'guests by phone', up: guestsPhone },
  { version: 13, name: 'sent texts', up: sentTexts },
  { version: 14, name: 'growth', up: growth },
  { version: 15, name: 'backups', up: backups },
  { version: 16, name: 'second step', up: secondStep },
  { version: 17, name: 'charters', up: charters },
  { version: 18, name: 'moved', up: moved },
  { version: 19, name: 'day facts', up: dayFacts },
  { version: 20, name: 'notices', up: notices },
  { version: 21, name: 'deadlines', up: deadlines },
  { version: 22, name: 'cancelled trips', up: cancelledTrips },
  { version: 23, name: 'waiting', up: waiting },
  { version: 24, name: 'deposit statements', up: depositStatements },
  { version: 25, name: 'calendar feed', up: calendarFeed },
  { version: 26, name: 'overdue', up: overdue },
  { version: 27, name: 'pictures', up: pictures },
  { version: 28, name: 'catches', up: catches },
  { version: 29, name: 'about', up: about },
  { version: 30, name: 'opens at', up: opensAt },
  { version: 31, name: 'draws', up: draws },
  { version: 32, name: 'ticks', up: ticks },
  { version: 33, name: 'draw refusals', up: drawRefusals },
  { version: 34, name: 'claimed deposits', up: claimed },
  { version: 35, name: 'kept deposits', up: kept },
  { version: 36, name: 'alive', up: alive },
  { version: 37, name: 'money in parts', up: money },
  { version: 38, name: 'refunded', up: refunded },
  { version: 39, name: 'first words of the boat', up: firstAbout },
  { version: 40, name: 'first prices', up: firstPrices },
  { version: 41, name: 'plain counts', up: plainCounts },
];

/** The database was written by a later release; this release cannot use it. */
export class NewerDatabaseError extends Error {
  constructor(
    readonly found: number,
    readonly known: number,
  ) {
    super(`database version ${found}, code knows ${known}`);
    this.name = 'NewerDatabaseError';
  }
}

/** A migration failed, and the transaction with all of them was rolled back. */
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

/** How long a migration waits for the transactions of servers that are at work. */
const LOCKS_MS = 60_000;

/**
 * Migrations may run and wait for locks without a time limit; so may a process that waits for another one to migrate.
 */
const prepareForMigration = async (transaction: Db): Promise<void> => {
  if (!isPostgres(transaction)) return;
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = ${sql.lit(LOCKS_MS)}`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  await lockName(transaction, 'migrations');
};

/**
 * Migrates the database to the code's version: all missing migrations in order, in one transaction, so that of two
 * processes that start together one migrates and the other finds it done. `before` is called with the versions if
 * migrations of a database with data are missing, and may read it. Throws NewerDatabaseError and MigrationError.
 */
export const migrate = (
  db: Db,
  now: Date,
  migrations: readonly Migration[] = MIGRATIONS,
  before?: (found: number, known: number) => Promise<void>,
): Promise<void> =>
  patiently(db, () =>
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
      const known = migrations.at(-1)?.version ?? 0;
      if (found > known) throw new NewerDatabaseError(found, known);
      if (found > 0 && found < known) {
        await before?.(found, known);
        // All at once: a migration that locked one table after the other would meet a booking that has them in another
        // order, and PostgreSQL would end one of the two.
        await lockTables(transaction, LOCKS_MS).catch((error: unknown) => {
          throw new MigrationError(found, found + 1, error);
        });
      }
      for (const { version, name, up } of migrations.filter((migration) => migration.version > found)) {
        await up(transaction as unknown as Kysely<unknown>).catch((error: unknown) => {
          throw new MigrationError(found, version, error);
        });
        await transaction.insertInto('migrations').values({ version, name, appliedAt: now.toISOString() }).execute();
      }
    }),
  );
