import type { AddressInfo } from 'node:net';
import type { App } from '../fastify';

/** Lets an app answer real connections on a free port of this machine; answers its address. */
export const listen = async (app: App): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
