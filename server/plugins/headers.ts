import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import { SERVER_TIME_HEADER } from '../../contract/paths';
import type { App } from '../fastify';

/** Sources on other hosts that a page may load. */
export interface ExternalSources {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
}

/**
 * The sources of the map: free tiles, or Kakao's script, its modules and its tiles if a key is set. Kakao's addresses
 * use the page's own scheme.
 */
export const mapPolicy = (kakaoMapKey: string | undefined): ExternalSources =>
  kakaoMapKey === undefined
    ? { scripts: [], images: ['https://tile.openstreetmap.org'], connections: [] }
    : {
        scripts: ['dapi.kakao.com', '*.daumcdn.net'],
        images: ['https://tile.openstreetmap.org', '*.daumcdn.net', '*.kakaocdn.net'],
        connections: ['dapi.kakao.com', '*.daumcdn.net'],
      };

const sources = (...list: readonly string[]): string => ["'self'", ...list].join(' ');

/**
 * The content security policy of a page: files of this site and of the map only, and only scripts and styles with its
 * nonce.
 */
export const pagePolicy = (nonce: string, { scripts, images, connections }: ExternalSources): string =>
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
 * Security headers of every response. Responses other than pages may load nothing. HSTS is left to the proxy that
 * terminates TLS. helmet's default referrer policy makes map tiles answer 403.
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

/** Adds the server's time to every API response, because a phone's clock may be wrong. */
export const addServerTime =
  (clock: () => Date): ReplyHook =>
  async (_, reply) => {
    reply.header(SERVER_TIME_HEADER, clock().getTime());
  };

/** Cache-Control for personal data: never stored in any cache. */
export const neverStored: ReplyHook = async (_, reply) => {
  reply.header('Cache-Control', 'no-store');
};

/** Cache-Control for public data: stored, but revalidated by ETag before each use. */
export const alwaysRevalidated: ReplyHook = async (_, reply) => {
  reply.header('Cache-Control', 'no-cache');
};

/** Runs after @fastify/etag, which also tags errors: an error is not a version of the resource. */
export const noTagOnErrors = (
  _request: unknown,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void => {
  if (reply.statusCode >= 400) reply.removeHeader('ETag');
  done(null, payload);
};
