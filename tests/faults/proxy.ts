/** A TCP proxy between the product and its database that delays, drops, half-closes and cuts. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** Directs new connections to another port. */
  redirect: (port: number) => void;
  /** Delays all traffic in both directions by so many milliseconds. */
  delay: (ms: number) => void;
  /** While it is on, data and the ends of connections are lost. */
  drop: (on: boolean) => void;
  /** Closes every connection at once. */
  cut: () => void;
  /** Closes every connection on the database's side; the product can still write. */
  halfClose: () => void;
  /**
   * Closes the connection on which the product next sends `text`: before the database gets it, or after, so that only
   * the response is lost. Resolves then.
   */
  cutAt: (text: string, when: 'before' | 'after') => Promise<void>;
  close: () => void;
}

interface Trap {
  text: string;
  when: 'before' | 'after';
  sprung: () => void;
}

export const openProxy = async (target: number): Promise<Proxy> => {
  const pairs = new Set<readonly [product: Socket, database: Socket]>();
  let to = target;
  let delayMs = 0;
  let dropping = false;
  let trap: Trap | null = null;

  const pass = (from: Socket, into: Socket, isProduct: boolean): void => {
    from.on('data', (chunk: Buffer) => {
      if (dropping) return;
      const caught = isProduct && trap && chunk.includes(trap.text) ? trap : null;
      if (caught) {
        trap = null;
        if (caught.when === 'after') into.end(chunk);
        from.destroy();
        if (caught.when === 'before') into.destroy();
        caught.sprung();
      } else if (delayMs > 0) setTimeout(() => into.write(chunk), delayMs);
      else into.write(chunk);
    });
    // A machine that disappears does not close its connections either.
    from.on('end', () => dropping || into.end());
    from.on('error', () => undefined);
    from.on('close', () => dropping || into.destroy());
  };

  const server = createServer({ allowHalfOpen: true }, (product) => {
    const database = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    const pair = [product, database] as const;
    pairs.add(pair);
    product.once('close', () => pairs.delete(pair));
    pass(product, database, true);
    pass(database, product, false);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const [product, database] of pairs) {
      product.destroy();
      database.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    redirect: (port) => void (to = port),
    delay: (ms) => void (delayMs = ms),
    drop: (on) => void (dropping = on),
    cut,
    halfClose: () => {
      for (const [product] of pairs) product.end();
    },
    cutAt: (text, when) => new Promise((sprung) => (trap = { text, when, sprung })),
    close: () => {
      cut();
      server.close();
    },
  };
};
