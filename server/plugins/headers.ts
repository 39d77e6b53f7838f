import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import { SERVER_TIME_HEADER } from '../../contract/paths';
import type { App } from '../fastify';

/** What a page may load from elsewhere. */
export interface Elsewhere {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
}

/**
 * What the map needs: free tiles, or Kakao's script, its parts and its tiles where a key is set. Kakao's addresses take
 * the page's own scheme.
 */
export const mapPolicy = (kakaoMapKey: string | undefined): Elsewhere =>
  kakaoMapKey === undefined
    ? { scripts: [], images: ['https://tile.openstreetmap.org'], connections: [] }
    : {
        scripts: ['dapi.kakao.com', '*.daumcdn.net'],
        images: ['https://tile.openstreetmap.org', '*.daumcdn.net', '*.kakaocdn.net'],
        connections: ['dapi.kakao.com', '*.daumcdn.net'],
      };

const sources = (...list: readonly string[]): string => ["'self'", ...list].join(' ');

/** The policy of a page view: only our own files and the map's, and only the scripts and styles that carry its nonce. */
export const pagePolicy = (nonce: string, { scripts, images, connections }: Elsewhere): string =>
  [
    "default-src 'self'",
    `script-src ${sources(`'nonce-${nonce}'`, ...scripts)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${sources('data:', ...images)}`,
    "font-src 'self'",
    `connect-src ${sources(...connections)}`,
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

/** Every answer to a call says what time it is here: the clock of a phone may be anything. */
export const sayTheTime =
  (clock: () => Date): ReplyHook =>
  async (_, reply) => {
    reply.header(SERVER_TIME_HEADER, clock().getTime());
  };

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
