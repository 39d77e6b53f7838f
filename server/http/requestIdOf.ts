import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Proxies generate ids of this format. Others could bring the sender's text, even a telephone number, into the log. */
const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;

/** From a trusted reverse proxy, so that both logs use the same id, or a new one. */
export const requestIdOf =
  (behindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return behindProxy && typeof given === 'string' && UUID.test(given) ? given : randomUUID();
  };
