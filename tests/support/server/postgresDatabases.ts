import pg from 'pg';
import { sql } from 'kysely';
import { aboutContent } from '#copy/aboutContent';
import { FROZEN_NOW } from '#mocks/now';
import { migrate } from '#server/db/migrate';
import { openPostgres } from '#server/db/postgres';
import type { Db } from '#server/db/tables';
import { closeReused, reuseConnections } from './reusedConnections';

const TEMPLATE = 'boat_template';
/** Arbitrary key of the advisory lock that is held while the template is created. */
const TEMPLATE_LOCK = 20261120;

/** scripts/postgres/jestSetup.mjs has started it. */
interface ClusterAddress {
  socket: string;
  port: number;
  user: string;
  password: string;
}
const address = (): ClusterAddress => JSON.parse(process.env['TEST_POSTGRES'] ?? 'null') as ClusterAddress;

if (process.env['TEST_POSTGRES']) reuseConnections();

/** By the private socket: no password, no TCP. */
export const socketUrl = (database: string): string => {
  const { user, port, socket } = address();
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}`;
};

/** Like an operator's setting. */
export const tcpUrl = (database: string, password = address().password): string => {
  const { user, port } = address();
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
};

export const asAdministrator = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: socketUrl('postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

/** Tables, columns and schema version. */
const FINGERPRINT = `(select md5(string_agg(attrelid::regclass || '.' || attname, ',' order by attrelid::regclass::text, attnum))
  || ' ' || (select max(version) from migrations)
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0)`;

/** Once; the other databases are copies. */
const makeTemplate = async (client: pg.Client): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  if (!(await exists(client, TEMPLATE))) {
    // Removes an unfinished template, as after a time-out on a busy machine.
    await client.query(`drop database if exists ${TEMPLATE}_begun with (force)`);
    await client.query(`create database ${TEMPLATE}_begun`);
    const db = await openPostgres(socketUrl(`${TEMPLATE}_begun`));
    await migrate(db, FROZEN_NOW);
    const { rows } = await sql<{ fingerprint: string }>`select ${sql.raw(FINGERPRINT)} as fingerprint`.execute(db);
    await db.destroy();
    await closeReused(socketUrl(`${TEMPLATE}_begun`));
    // Other databases can read a database's comment.
    await client.query(`comment on database ${TEMPLATE}_begun is '${rows[0]?.fingerprint}'`);
    // On a busy machine a closed connection still counts for a while, and the new name is refused.
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${TEMPLATE}_begun'`);
    await client.query(`alter database ${TEMPLATE}_begun rename to ${TEMPLATE}`);
  }
  await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
};

export const makeDatabase = async (name: string, { migrated }: { migrated: boolean }): Promise<void> => {
  await closeReused(socketUrl(name));
  await asAdministrator(async (client) => {
    if (migrated) await makeTemplate(client);
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${migrated ? TEMPLATE : 'template0'}`);
  });
};

/**
 * Empties every table and resets the ids to 1; faster than a new database. Fails if a test has changed tables or the
 * version.
 */
const RESET = `
  do $$ declare item record; begin
    if ${FINGERPRINT} is distinct from
      (select shobj_description(oid, 'pg_database') from pg_database where datname = '${TEMPLATE}') then
      raise exception 'the tables are not the template''s';
    end if;
    for item in select format('delete from %I', relname) as task from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations' loop
      execute item.task;
    end loop;
    for item in select format('alter sequence %I restart', sequencename) as task from pg_sequences
      where schemaname = 'public' and last_value is not null loop
      execute item.task;
    end loop;
    insert into config (id) values (1);
    insert into setup (id) values (1);
    insert into about_versions (content) values (${pg.escapeLiteral(JSON.stringify(aboutContent))});
  end $$`;

/** Open between tests, because a new connection takes longer than emptying the tables. */
const emptying = new Map<string, pg.Client>();
const connectionTo = async (name: string): Promise<pg.Client> => {
  const known = emptying.get(name);
  if (known) return known;
  const client = new pg.Client({ connectionString: socketUrl(name) });
  client.on('error', () => emptying.delete(name));
  await client.connect();
  // Without triggers a table can be emptied despite foreign keys.
  await client.query('set session_replication_role = replica');
  (client as unknown as { unref: () => void }).unref();
  emptying.set(name, client);
  return client;
};

/** Makes the database if it does not exist or a test has damaged it. */
export const openReset = async (name: string): Promise<Db> => {
  try {
    await (await connectionTo(name)).query(RESET);
  } catch {
    await emptying.get(name)?.end();
    emptying.delete(name);
    await makeDatabase(name, { migrated: true });
  }
  return openPostgres(socketUrl(name));
};
