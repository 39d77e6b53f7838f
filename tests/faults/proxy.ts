/** A TCP proxy between the product and its database that delays, swallows, half-closes and cuts. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  port: number;
  /** Where new connections lead. */
  lead: (port: number) => void;
  /** Every piece arrives later by so many milliseconds, in both directions. */
  delay: (ms: number) => void;
  /** As long as it is on, pieces and ends of connections disappear without notice. */
  swallow: (on: boolean) => void;
  /** Ends every connection at once. */
  cut: () => void;
  /** The database's side of every connection ends; the product can still write. */
  halfClose: () => void;
  /**
   * Ends the connection on which the product next sends a piece that contains `text`: before the database has it, or
   * after, so that only its answer is lost. Resolves then.
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
  let swallowing = false;
  let trap: Trap | null = null;

  const pass = (from: Socket, into: Socket, isProduct: boolean): void => {
    from.on('data', (piece: Buffer) => {
      if (swallowing) return;
      const caught = isProduct && trap && piece.includes(trap.text) ? trap : null;
      if (caught) {
        trap = null;
        if (caught.when === 'after') into.end(piece);
        from.destroy();
        if (caught.when === 'before') into.destroy();
        caught.sprung();
      } else if (delayMs > 0) setTimeout(() => into.write(piece), delayMs);
      else into.write(piece);
    });
    // A vanished machine does not close connections either.
    from.on('end', () => swallowing || into.end());
    from.on('error', () => undefined);
    from.on('close', () => swallowing || into.destroy());
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
    lead: (port) => void (to = port),
    delay: (ms) => void (delayMs = ms),
    swallow: (on) => void (swallowing = on),
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
