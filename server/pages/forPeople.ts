import type { FastifyReply, FastifyRequest } from 'fastify';
import { NO_SOURCES, pagePolicy } from './policy';

/** Whether a browser will display the response: the request accepts HTML, unlike those of scripts and images. */
export const isAskedByPerson = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' || (headers.accept ?? '').includes('text/html');

/** Sends HTML under a policy with the nonce that helmet has made for this response. */
export const sendHtml = (reply: FastifyReply, html: string, sources = NO_SOURCES): FastifyReply => {
  reply.helmet({ contentSecurityPolicy: pagePolicy(reply.cspNonce.script, sources) });
  return reply.type('text/html; charset=utf-8').send(html);
};
