/** A bare node:http server, a process of its own: answers every request with the same head and body. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is answered; `body` is base64. Names and values of headers alternate. */
export interface Copied {
  status: number;
  headers: string[];
  body: string;
}

let copied: Copied & { bytes: Buffer } = { status: 503, headers: [], body: '', bytes: Buffer.alloc(0) };

const server = createServer((request, response) => {
  const answer = (): void => {
    response.writeHead(copied.status, copied.headers);
    response.end(copied.bytes);
  };
  if (request.method === 'GET') answer();
  else request.resume().once('end', answer);
});

process.on('message', (next: Copied) => {
  copied = { ...next, bytes: Buffer.from(next.body, 'base64') };
  process.send?.('copied');
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
