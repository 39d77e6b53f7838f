/** Transient SQLite errors: the file is locked by another process, or the disk fails or is full. */
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|PROTOCOL|CANTOPEN|IOERR|FULL)/;

/**
 * Transient PostgreSQL errors: connection, resources and shutdown (classes 08, 53, 57), missing login or database (28,
 * 3D000), a database that accepts no connections (55000), lock and transaction time-outs (55P03, 25P03, 25P04), and
 * serialization failures after the last retry (40001, 40P01).
 */
const POSTGRES = /^(?:08|28|53|57)[0-9A-Z]{3}$|^(?:3D000|55000|55P03|25P0[34]|40001|40P01)$/;

/** Network errors. */
const NETWORK = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** Messages of the driver and its pool that have no code: a broken connection, and no free connection in time. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed))/;

/** Whether an error means that the database is overloaded or unreachable; the request itself is not at fault. */
export const isUnavailable = (error: unknown): boolean => {
  // Not `instanceof Error`: the driver's error class can belong to another JavaScript realm.
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return SQLITE.test(code) || POSTGRES.test(code) || NETWORK.test(code);
  return typeof message === 'string' && MESSAGES.test(message);
};
