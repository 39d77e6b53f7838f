import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_SOURCES, pagePolicy } from './policy';

/** Scripts and images do not accept HTML. */
export const isAskedByPerson = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html');

/** Uses helmet's nonce of this response. */
export const sendHtml = (reply: FastifyReply, html: string, sources = NO_SOURCES): FastifyReply => {
  reply.helmet({ contentSecurityPolicy: pagePolicy(reply.cspNonce.script, sources) });
  return reply.type('text/html; charset=utf-8').send(html);
};
