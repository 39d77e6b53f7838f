export type Violation =
  | { kind: 'unique'; columns: string }
  | { kind: 'check'; name: string }
  | { kind: 'foreign key' }
  | { kind: 'not null'; columns: string };

interface DriverError {
  code?: string;
  message: string;
  table?: string;
  column?: string;
  constraint?: string;
}

/** PostgreSQL generates `days_date_key` and `throttle_pkey`; the key is always the first column. */
const uniqueColumns = ({ table = '', constraint = '' }: DriverError): string =>
  constraint === `${table}_pkey` ? `${table} key` : `${table}.${constraint.slice(table.length + 1, -'_key'.length)}`;

const ofPostgres = (error: DriverError): Violation | null => {
  switch (error.code) {
    case '23505':
      return { kind: 'unique', columns: uniqueColumns(error) };
    case '23514':
      return { kind: 'check', name: error.constraint ?? '' };
    case '23503':
      return { kind: 'foreign key' };
    case '23502':
      return { kind: 'not null', columns: `${error.table}.${error.column}` };
    default:
      return null;
  }
};

/** SQLite gives the names only in its message: `UNIQUE constraint failed: days.date`. */
const ofSqlite = ({ code, message }: DriverError): Violation | null => {
  const named = message.slice(message.indexOf(': ') + 2);
  switch (code) {
    case 'SQLITE_CONSTRAINT_UNIQUE':
      return { kind: 'unique', columns: named };
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
    case 'SQLITE_CONSTRAINT_ROWID':
      return { kind: 'unique', columns: `${named.split('.')[0]} key` };
    case 'SQLITE_CONSTRAINT_CHECK':
      return { kind: 'check', name: named };
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
      return { kind: 'foreign key' };
    case 'SQLITE_CONSTRAINT_NOTNULL':
      return { kind: 'not null', columns: named };
    default:
      return null;
  }
};

const isDriverError = (error: unknown): error is DriverError =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

export const violationOf = (error: unknown): Violation | null =>
  isDriverError(error) ? (ofPostgres(error) ?? ofSqlite(error)) : null;

/** `columns` is `table.column` or `table key`. */
export const isUniqueViolation = (error: unknown, columns?: string): boolean => {
  const violation = violationOf(error);
  return violation?.kind === 'unique' && (columns === undefined || violation.columns === columns);
};
