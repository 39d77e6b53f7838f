/** A proxy in front of several servers that asks them in turn and knows by `/readyz` which of them are ready. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEALTH } from '#contract/paths';
import { isAnswered } from '#tests/support/product';

const LOOK_MS = 50;

export interface RoundRobin {
  url: string;
  close: () => void;
}

/** Starts the proxy. A request that a server has not taken goes to the next one; one that it may have taken is not repeated. */
export const openRoundRobin = async (ports: readonly number[]): Promise<RoundRobin> => {
  const ready = new Set(ports);
  const look = setInterval(() => {
    for (const port of ports)
      void isAnswered(`http://127.0.0.1:${port}${HEALTH.ready}`).then((is) =>
        is ? ready.add(port) : ready.delete(port),
      );
  }, LOOK_MS);
  let turn = 0;
  /** Those that are ready in turn, then the others: a server of the former release is not ready but still answers. */
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
    const asked = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (answer) => {
      into.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(into);
      answer.on('error', () => into.destroy());
      into.once('close', () => asked.destroy());
    });
    asked.on('error', (error) => {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') pass(from, body, into, others);
      else into.destroy();
    });
    asked.end(body);
  };

  const server = createServer((from, into) => {
    const pieces: Buffer[] = [];
    from.on('data', (piece: Buffer) => pieces.push(piece));
    from.once('end', () => pass(from, Buffer.concat(pieces), into, order()));
    into.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(look);
      server.closeAllConnections();
      server.close();
    },
  };
};
