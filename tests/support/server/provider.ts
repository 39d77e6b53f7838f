import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type ResponseHandler = (response: ServerResponse) => void;

export const accepts =
  (body: object = {}): ResponseHandler =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const respondsWith =
  (status: number, body: object = {}): ResponseHandler =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const neverResponds: ResponseHandler = () => undefined;
export const closesMidResponse: ResponseHandler = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"statusCode":', () => response.destroy());
};

/** A message provider: uses the handlers in turn, then accepts all requests. */
export const openProvider = async (...handlers: ResponseHandler[]) => {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({ path: request.url ?? '', headers: request.headers, body });
      (handlers.shift() ?? accepts())(response);
      for (const resolve of waiting.splice(0)) resolve();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    received,
    nextRequest: () => new Promise<void>((resolve) => waiting.push(resolve)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
export type Provider = Awaited<ReturnType<typeof openProvider>>;
