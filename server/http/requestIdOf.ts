import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The format of proxies' ids. Other ids could bring the sender's text, even a telephone number, into the log. */
const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;

/** The id of a trusted reverse proxy, so that both logs share it, or a new one. */
export const requestIdOf =
  (behindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return behindProxy && typeof given === 'string' && UUID.test(given) ? given : randomUUID();
  };
