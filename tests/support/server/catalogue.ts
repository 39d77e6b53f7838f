import { sql } from 'kysely';
import { isPostgres } from '#server/db/engine';
import type { Db } from '#server/db/tables';

type Row = Record<string, unknown>;
const linesOf = async (db: Db, name: string, query: string): Promise<string[]> => {
  const { rows } = await sql.raw<Row>(query).execute(db);
  return rows.map((row) => `${name} ${Object.values(row).join(' | ')}`);
};

const POSTGRES = {
  column: `select relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      pg_get_expr(adbin, adrelid) from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  constraint: `select conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace`,
  index: `select indexdef from pg_indexes where schemaname = 'public'`,
  sequence: `select sequencename, data_type, start_value from pg_sequences where schemaname = 'public'`,
  function: `select proname from pg_proc where pronamespace = 'public'::regnamespace`,
  trigger: 'select tgname from pg_trigger where not tgisinternal',
};

const TABLES = `(select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%')`;
const SQLITE = {
  column: `select t.name as "table", c.name, lower(c.type), c."notnull", c.dflt_value, c.pk from ${TABLES} t, pragma_table_info(t.name) c`,
  'foreign key': `select t.name, f."from", f."table", f."to", f.on_delete from ${TABLES} t, pragma_foreign_key_list(t.name) f`,
  'unique or key': `select t.name, i.origin, (select group_concat(c.name) from pragma_index_info(i.name) c)
    from ${TABLES} t, pragma_index_list(t.name) i where i.origin <> 'c'`,
  'never reused': `select t.name from ${TABLES} t where t.sql like '%autoincrement%'`,
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1');

/** From a table's CREATE statement, because SQLite has no catalogue of CHECKs. */
const checksOf = (statement: string): string[] =>
  Array.from(statement.matchAll(/(constraint \S+ )?check\s*(?=\()/gi), ({ 0: start, index }) => {
    let end = index + start.length;
    let depth = 0;
    do {
      depth += { '(': 1, ')': -1 }[statement[end] ?? ''] ?? 0;
      end += 1;
    } while (depth > 0);
    return plain(statement.slice(index, end));
  });

const sqliteLines = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'`.execute(db);
  return rows.flatMap(({ type, name, sql: statement }) =>
    type === 'table' ? checksOf(statement).map((check) => `${name} ${check}`) : [`${type} ${plain(statement)}`],
  );
};

/** One line per column, constraint, index and trigger, in an order independent of their creation. */
export const catalogueOf = async (db: Db): Promise<string[]> => {
  const lines = isPostgres(db) ? [] : await sqliteLines(db);
  for (const [name, query] of Object.entries(isPostgres(db) ? POSTGRES : SQLITE))
    lines.push(...(await linesOf(db, name, query)));
  return lines.sort();
};
