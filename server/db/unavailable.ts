/** SQLite's reasons that pass: somebody else holds the file, or the disk does not give it or take more. */
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|PROTOCOL|CANTOPEN|IOERR|FULL)/;

/**
 * PostgreSQL's: connections, resources and shutdowns (classes 08, 53, 57), a login or database that is gone (28, 3D000),
 * a database that takes nobody (55000), a lock or a transaction that took too long (55P03, 25P03, 25P04), and
 * transactions that yielded once too often (40001, 40P01).
 */
const POSTGRES = /^(?:08|28|53|57)[0-9A-Z]{3}$|^(?:3D000|55000|55P03|25P0[34]|40001|40P01)$/;

/** The network's. */
const NETWORK = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** What the driver and its pool say without a code: a connection that broke, and none that came free in time. */
const SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed))/;

/** Whether an error says that the database is overloaded or cannot be reached: nothing is wrong with what was asked. */
export const isUnavailable = (error: unknown): boolean => {
  // Not `instanceof Error`: the driver's error class can belong to another JavaScript realm.
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return SQLITE.test(code) || POSTGRES.test(code) || NETWORK.test(code);
  return typeof message === 'string' && SAID.test(message);
};
