import type { Socket } from 'node:net';
import pg from 'pg';

/** Idle connections with the same settings; further ones are closed. */
const MOST = 3;
/** Set by code, equal for all connections with the same settings. */
const NOT_SETTINGS: ReadonlySet<string> = new Set(['Client', 'types']);
/** Removes everything that one user of a connection may leave to the next. */
const RESET = 'rollback; unlisten *; reset all; select pg_advisory_unlock_all()';

/** pg's types lack some members. */
type Client = Omit<pg.Client, 'connection'> & {
  ref: () => void;
  unref: () => void;
  _getActiveQuery: () => unknown;
  _queryable: boolean;
  connection: { stream: Socket };
};
interface Reused {
  client: Client;
  close: () => Promise<void>;
}
type Done = (error: Error | null) => void;

/** By settings. */
const idle = new Map<string, Reused[]>();

/** The connection stays open after `end`, for the next user. */
const reusable = (client: Client, key: string): Client => {
  const connect = client.connect.bind(client);
  const end = client.end.bind(client);
  const { stream } = client.connection;
  let isOpen = false;
  let reset = Promise.resolve();
  stream.once('close', () => {
    isOpen = false;
    idle.set(key, idle.get(key)?.filter((one) => one.client !== client) ?? []);
  });
  const opened = async (): Promise<void> => {
    if (isOpen) {
      client.ref();
      await reset;
    } else {
      await connect();
      isOpen = true;
    }
  };
  const ended = async (): Promise<void> => {
    const others = idle.get(key) ?? [];
    // Otherwise a connection ended twice would get two users.
    if (others.some((one) => one.client === client)) return reset;
    const isFree = isOpen && client._queryable && !client._getActiveQuery();
    if (!isFree || others.length >= MOST) return end();
    client.emit('end');
    for (const event of ['end', 'error', 'notice', 'notification', 'drain']) client.removeAllListeners(event);
    client.on('error', () => undefined);
    stream.removeAllListeners('timeout').setTimeout(0);
    client.unref();
    reset = client.query(RESET).then(
      () => undefined,
      () => end(),
    );
    idle.set(key, [...others, { client, close: () => reset.then(() => end()) }]);
    return reset;
  };
  const withCallback = (work: () => Promise<void>) => (callback?: Done) => {
    const done = work();
    if (!callback) return done;
    done.then(() => callback(null), callback);
    return undefined;
  };
  return Object.assign(client, { connect: withCallback(opened), end: withCallback(ended) });
};

/**
 * Closed connections to PostgreSQL stay open for the next test on the same database, because a new connection reads the
 * catalogue, which takes longer than most tests. Several connections write rows, so tests must order their queries.
 */
export const reuseConnections = (): void => {
  const Client = new Proxy(pg.Client, {
    construct: (Made, [config]: [pg.ClientConfig]) => {
      const key = JSON.stringify(config, (name, value: unknown) => (NOT_SETTINGS.has(name) ? undefined : value));
      const others = idle.get(key) ?? [];
      idle.set(key, others.slice(1));
      return others[0]?.client ?? reusable(new Made(config) as unknown as Client, key);
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

/** Call before cutting the connections of a database; otherwise a test would get a broken one. */
export const closeReused = async (url: string): Promise<void> => {
  for (const [key, its] of idle) {
    if ((JSON.parse(key) as pg.ClientConfig).connectionString !== url) continue;
    idle.delete(key);
    await Promise.all(its.map(({ close }) => close()));
  }
};
