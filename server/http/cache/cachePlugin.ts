import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Readable } from 'node:stream';
import { SERVER_TIME_HEADER } from '#contract/paths';
import {
  MOST_BYTES_OF_ONE,
  type CachedResponse,
  type Header,
  type ResponseCache,
  type Lifetime,
} from './responseCache';
import type { Metrics } from '#server/upkeep/metrics/metrics';
import { ENCODINGS, encodeBody, encodePage, type Encoding, type Own, type EncodedBody } from './encodedBody';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responses of this route are compressed and cached this long; they depend only on the address. */
    cached?: Lifetime;
  }
}

/** Smaller bodies gain nothing by compression. */
const SMALL = 1024;
/** Each response has its own. */
const OWN_HEADERS = ['x-request-id', SERVER_TIME_HEADER.toLowerCase(), 'content-length'];

const forAll = new Negotiator({ supportedValues: [...ENCODINGS] });
const forPages = new Negotiator({ supportedValues: ['gzip'] });
const negotiated = (negotiator: Negotiator, { headers }: FastifyRequest): string | null =>
  negotiator.negotiate(String(headers['accept-encoding'] ?? ''));

const encodeText = (request: FastifyRequest, reply: FastifyReply, text: string, own: Own | null): EncodedBody => {
  const encoding = Buffer.byteLength(text) < SMALL ? null : negotiated(own ? forPages : forAll, request);
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  return own
    ? encodePage(text, own, encoding as 'gzip' | null)
    : encodeBody(Buffer.from(text), encoding as Encoding | null);
};

const headersOf = (reply: FastifyReply, nonce: string): Header[] =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()))
    .map(([name, value]) => {
      const text = String(value);
      return [name, nonce !== '' && text.includes(nonce) ? text.split(nonce) : text];
    });

/** Null for a file that is too large to cache and is streamed. */
const readSmall = async (reply: FastifyReply, payload: unknown): Promise<Buffer | null> => {
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  if (!(payload instanceof Readable) || length > MOST_BYTES_OF_ONE) return null;
  return Buffer.concat((await payload.toArray()) as Buffer[]);
};

interface CachePluginOptions {
  cache: ResponseCache | null;
  /** Counts the route's cached responses with a status. */
  cacheTally: Metrics['cacheTally'];
}

/**
 * For routes with a lifetime in the scope. Register it after the plugins that add headers: it caches the response of
 * the general path, so that both paths are equal.
 */
export const cachePlugin = fp<CachePluginOptions>(function cachePlugin(app, { cache, cacheTally }, done) {
  app.addHook('onSend', async (request, reply, payload) => {
    const { cached: life } = request.routeOptions.config;
    const { statusCode: status } = reply;
    if (life === undefined || ![200, 304, 404].includes(status)) return payload;
    const isWanted = cache?.isWanted(request.raw) ?? false;
    const nonce = (reply.cspNonce as FastifyReply['cspNonce'] | undefined)?.script ?? '';
    const own = { nonce, time: String(reply.getHeader(SERVER_TIME_HEADER)) };

    let body: EncodedBody;
    if (life === 'until a change') {
      reply.header('Vary', 'Accept-Encoding');
      body =
        status === 304
          ? encodeBody(Buffer.alloc(0), null)
          : encodeText(request, reply, String(payload), nonce === '' ? null : own);
    } else {
      const file = isWanted && status === 200 ? await readSmall(reply, payload) : null;
      if (!file) return payload;
      body = encodeBody(file, null);
    }
    const bytes = body.fill(own);
    if (isWanted && (status === 200 || status === 304 || status === 404)) {
      const tally = cacheTally(request.routeOptions.url ?? '', status);
      const response: CachedResponse = { status, headers: headersOf(reply, nonce), body, bytes: bytes.length, tally };
      const etag = reply.getHeader('etag');
      cache?.store(request.raw, life, etag === undefined ? null : String(etag), response);
    }
    return status === 304 ? payload : bytes;
  });
  done();
});
