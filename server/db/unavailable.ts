/** The file is locked by another process, or the disk fails or is full. */
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|PROTOCOL|CANTOPEN|IOERR|FULL)/;

/**
 * By class: connection (08), login (28), resources (53), shutdown (57). 3D000 no database, 55000 no connections, 55P03,
 * 25P03, 25P04 timeouts, 40001, 40P01 serialization failures after the last retry.
 */
const POSTGRES = /^(?:08|28|53|57)[0-9A-Z]{3}$|^(?:3D000|55000|55P03|25P0[34]|40001|40P01)$/;

const NETWORK = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (?:has encountered a connection error|was closed))/;

/** Overload or outage; the request itself is correct. */
export const isUnavailable = (error: unknown): boolean => {
  // Not `instanceof Error`: the driver's error class can belong to another JavaScript realm.
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return SQLITE.test(code) || POSTGRES.test(code) || NETWORK.test(code);
  return typeof message === 'string' && MESSAGES.test(message);
};
