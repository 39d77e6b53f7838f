import type { Socket } from 'node:net';
import pg from 'pg';

/** The most connections with the same settings that stay open; a test of many callers has more, and closes the others. */
const MOST = 3;
/** What a connection is made with by code, not by settings: it is the same for all with the same settings. */
const NOT_SETTINGS: ReadonlySet<string> = new Set(['Client', 'types']);
/** What one user of a connection may leave for the next. */
const RESET = 'rollback; unlisten *; reset all; select pg_advisory_unlock_all()';

/** A client of pg, with what its types do not name. */
type Client = Omit<pg.Client, 'connection'> & {
  ref: () => void;
  unref: () => void;
  _getActiveQuery: () => unknown;
  _queryable: boolean;
  connection: { stream: Socket };
};
interface Kept {
  client: Client;
  /** Ends the connection. */
  close: () => Promise<void>;
}
type Done = (error: Error | null) => void;

/** Connections that nothing uses, by their settings. */
const idle = new Map<string, Kept[]>();

/** A client whose connection stays open, and is given out again, when its user ends it. */
const keepable = (client: Client, key: string): Client => {
  const { connect, end } = { connect: client.connect.bind(client), end: client.end.bind(client) };
  const { stream } = client.connection;
  let isOpen = false;
  /** The work of the last user's end. */
  let kept = Promise.resolve();
  stream.once('close', () => {
    isOpen = false;
    idle.set(key, idle.get(key)?.filter((one) => one.client !== client) ?? []);
  });
  const opened = async (): Promise<void> => {
    if (isOpen) {
      client.ref();
      await kept;
    } else {
      await connect();
      isOpen = true;
    }
  };
  const ended = async (): Promise<void> => {
    const others = idle.get(key) ?? [];
    // Ended twice: it would be given to two users.
    if (others.some((one) => one.client === client)) return kept;
    const isFree = isOpen && client._queryable && !client._getActiveQuery();
    if (!isFree || others.length >= MOST) return end();
    client.emit('end');
    for (const event of ['end', 'error', 'notice', 'notification', 'drain']) client.removeAllListeners(event);
    client.on('error', () => undefined);
    stream.removeAllListeners('timeout').setTimeout(0);
    client.unref();
    kept = client.query(RESET).then(
      () => undefined,
      () => end(),
    );
    idle.set(key, [...others, { client, close: () => kept.then(() => end()) }]);
    return kept;
  };
  const asAsked = (work: () => Promise<void>) => (callback?: Done) => {
    const done = work();
    if (!callback) return done;
    done.then(() => callback(null), callback);
    return undefined;
  };
  return Object.assign(client, { connect: asAsked(opened), end: asAsked(ended) });
};

/**
 * From now on, what a test closes of its connections to PostgreSQL stays open for the next test on the same database: what
 * a new connection must read of the tables takes longer than most tests.
 */
export const keepConnections = (): void => {
  const Client = new Proxy(pg.Client, {
    construct: (Made, [config]: [pg.ClientConfig]) => {
      const key = JSON.stringify(config, (name, value: unknown) => (NOT_SETTINGS.has(name) ? undefined : value));
      const others = idle.get(key) ?? [];
      idle.set(key, others.slice(1));
      return others[0]?.client ?? keepable(new Made(config) as unknown as Client, key);
    },
  });
  pg.Client = Client;
  pg.Pool = class extends pg.Pool {
    constructor(config: pg.PoolConfig) {
      const whole: object = { ...config, Client };
      super(whole);
    }
  };
};

/** Closes what stays open of a database, before its connections are cut: a test would be given one that is being cut. */
export const closeKept = async (url: string): Promise<void> => {
  for (const [key, its] of idle) {
    if ((JSON.parse(key) as pg.ClientConfig).connectionString !== url) continue;
    idle.delete(key);
    await Promise.all(its.map(({ close }) => close()));
  }
};
