import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../channel';
import { smsBytes } from './smsLength';

/** Sends nothing: logs a line without name, telephone number or text. */
export const logChannel = (log: Pick<FastifyBaseLogger, 'info'>): Channel => ({
  send: ({ key, kind, audience, guestId, text }) => {
    log.info({ message: key, kind, audience, guestId, bytes: smsBytes(text) }, 'message');
    return Promise.resolve();
  },
});
