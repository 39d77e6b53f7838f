import type { AddressInfo } from 'node:net';
import type { App } from '#server/http/fastify';

/** On a free local port. */
export const listen = async (app: App): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
