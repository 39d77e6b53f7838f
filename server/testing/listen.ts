import type { AddressInfo } from 'node:net';
import type { App } from '../fastify';

/** Lets an app listen on a free local port; returns its address. */
export const listen = async (app: App): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
