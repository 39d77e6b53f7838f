/** The message provider of a fault test: records received messages, and responds, fails or stalls as set. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { query } from '#tests/support/product';

type Behaviour = (response: ServerResponse) => void;

export interface Provider {
  /** Settings of a product that sends its messages here. */
  settings: Record<string, string>;
  /** Number of deliveries of each message, by its key. */
  received: Map<string, number>;
  behave: (behaviour: Behaviour) => void;
  close: () => void;
}

export const accepts: Behaviour = (response) => void response.writeHead(200).end('{}');

export const openProvider = async (): Promise<Provider> => {
  const received = new Map<string, number>();
  let behaviour = accepts;
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const key = String(request.headers['idempotency-key']);
    request.resume().once('end', () => {
      if (behaviour === accepts) received.set(key, (received.get(key) ?? 0) + 1);
      response.on('error', () => undefined);
      behaviour(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      MESSAGE_CHANNEL: 'webhook',
      PUBLIC_URL: 'https://boat.example',
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: 'a secret of the webhook',
    },
    received,
    behave: (next) => void (behaviour = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const STEP_MS = 100;

/** Waits at most `seconds` until every message is sent; returns the number of unsent ones. */
export const unsentAfter = async (database: string, seconds: number): Promise<number> => {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const [row] = await query<{ open: number }>(
      database,
      `select count(*) as open from messages where state <> 'SENT'`,
    );
    const open = Number(row?.open);
    if (open === 0 || performance.now() > deadline) return open;
    await setTimeout(STEP_MS);
  }
};
