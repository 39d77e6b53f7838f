/** A round-robin proxy in front of several servers; it prefers those that are ready by `/readyz`. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEALTH } from '#contract/paths';
import { isAnswered } from '#tests/support/product';

const CHECK_MS = 50;

export interface RoundRobin {
  url: string;
  close: () => void;
}

/** Starts the proxy. If a server refuses the connection, the next one gets the request; other failures are not retried. */
export const openRoundRobin = async (ports: readonly number[]): Promise<RoundRobin> => {
  const ready = new Set(ports);
  const checking = setInterval(() => {
    for (const port of ports)
      void isAnswered(`http://127.0.0.1:${port}${HEALTH.ready}`).then((is) =>
        is ? ready.add(port) : ready.delete(port),
      );
  }, CHECK_MS);
  let turn = 0;
  /** Ready servers in turn, then the others: a server of the old release is not ready but still responds. */
  const order = (): number[] => {
    turn += 1;
    const turned = ports.map((_, index) => ports[(turn + index) % ports.length] as number);
    return [...turned.filter((port) => ready.has(port)), ...turned.filter((port) => !ready.has(port))];
  };

  const pass = (from: IncomingMessage, body: Buffer, into: ServerResponse, [port, ...others]: number[]): void => {
    if (port === undefined) {
      into.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end('{}');
      return;
    }
    const { method, url, headers } = from;
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (response) => {
      into.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(into);
      response.on('error', () => into.destroy());
      into.once('close', () => passed.destroy());
    });
    passed.on('error', (error) => {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') pass(from, body, into, others);
      else into.destroy();
    });
    passed.end(body);
  };

  const server = createServer((from, into) => {
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.once('end', () => pass(from, Buffer.concat(chunks), into, order()));
    into.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(checking);
      server.closeAllConnections();
      server.close();
    },
  };
};
