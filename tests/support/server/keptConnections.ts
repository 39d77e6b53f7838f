import type { Socket } from 'node:net';
import pg from 'pg';

/** With the same settings; a test of many callers has more, and closes the others. */
const MOST = 3;
/** Code sets these: they are the same for all connections with the same settings. */
const NOT_SETTINGS: ReadonlySet<string> = new Set(['Client', 'types']);
/** What one user of a connection may leave for the next. */
const RESET = 'rollback; unlisten *; reset all; select pg_advisory_unlock_all()';

/** pg's types lack some members. */
type Client = Omit<pg.Client, 'connection'> & {
  ref: () => void;
  unref: () => void;
  _getActiveQuery: () => unknown;
  _queryable: boolean;
  connection: { stream: Socket };
};
interface Kept {
  client: Client;
  close: () => Promise<void>;
}
type Done = (error: Error | null) => void;

/** By their settings. */
const idle = new Map<string, Kept[]>();

/** The connection stays open when its user ends it, and is given out again. */
const keepable = (client: Client, key: string): Client => {
  const connect = client.connect.bind(client);
  const end = client.end.bind(client);
  const { stream } = client.connection;
  let isOpen = false;
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
    // A connection ended twice would be given to two users.
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
 * From now on the connections to PostgreSQL that a test closes stay open for the next test on the same database: a new
 * connection reads the tables' descriptions, which takes longer than most tests. Several connections write rows, so a
 * test that needs an order must ask for it.
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

/** Before the connections of a database are cut: a test would be given one that is being cut. */
export const closeKept = async (url: string): Promise<void> => {
  for (const [key, its] of idle) {
    if ((JSON.parse(key) as pg.ClientConfig).connectionString !== url) continue;
    idle.delete(key);
    await Promise.all(its.map(({ close }) => close()));
  }
};
