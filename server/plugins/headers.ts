import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { App } from '../fastify';

/** The policy of a page view: only our own files, and only the scripts and styles that carry its nonce. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/**
 * Security headers of every answer. What is no page may load nothing at all. HSTS belongs to whoever terminates TLS,
 * which this server does not. helmet's own referrer policy makes map tiles answer 403.
 */
export const secureHeaders = async (app: App): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
};

type ReplyHook = (request: unknown, reply: FastifyReply) => Promise<void>;

/** For what concerns one person: kept by nobody. */
export const neverStored: ReplyHook = async (_, reply) => {
  reply.header('Cache-Control', 'no-store');
};

/** For what everybody sees: kept, but asked about each time (the answer has an ETag). */
export const alwaysChecked: ReplyHook = async (_, reply) => {
  reply.header('Cache-Control', 'no-cache');
};

/** After @fastify/etag, which tags refusals too: an error is not a version of anything. */
export const noTagOnErrors = (
  _request: unknown,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void => {
  if (reply.statusCode >= 400) reply.removeHeader('ETag');
  done(null, payload);
};
