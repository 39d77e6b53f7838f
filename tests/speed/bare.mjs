/** A bare node:http server in its own process: sends the same given response to every request. */
import { createServer } from 'node:http';

let copied = { status: 200, headers: /** @type {string[]} */ ([]), bytes: Buffer.alloc(0) };

const server = createServer((_, response) => {
  response.writeHead(copied.status, copied.headers);
  response.end(copied.bytes);
});

process.on(
  'message',
  (/** @type {{ status: number, headers: string[], body: string }} */ { status, headers, body }) => {
    copied = { status, headers, bytes: Buffer.from(body, 'base64') };
    process.send?.('copied');
  },
);
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
