import { compile, default as proxyAddress } from '@fastify/proxy-addr';
import fp from 'fastify-plugin';
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { pathOf, type LoggerOptions } from '../logger';
import { clientPrefix } from '../throttle/checkThrottles';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested frequently by machines; not logged at info level. */
    quiet?: boolean;
  }
}

/** Enough digits to distinguish addresses, and useless for anything but comparison. */
const HASH_DIGITS = 16;
/** Addresses whose hash is remembered. */
const MOST_ADDRESSES = 10_000;

/** The keyed hash of a client address, as the log names it. */
const addressHash = (key: Uint8Array): ((address: string) => string) => {
  const known = new Map<string, string>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const hash = createHmac('sha256', key).update(clientPrefix(address)).digest('hex').slice(0, HASH_DIGITS);
    if (known.size >= MOST_ADDRESSES) known.clear();
    known.set(address, hash);
    return hash;
  };
};

/** Calls that concern one person or change something. */
const PERSONAL = /^\/api\/(manage|guest|auth)\//i;
/** Whether a request has only read what everybody may read, and got it. */
const isPublicRead = (method: string, url: string, status: number): boolean =>
  (method === 'GET' || method === 'HEAD') && status < 400 && !PERSONAL.test(url);

/**
 * What the line of an answer says. Not the request itself: the redaction of the log copies all fields of what it is
 * given, which would take longer than the answer.
 */
const answered = (
  { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
  { statusCode }: { statusCode: number },
  ms: number,
) => ({
  req: { method, url },
  res: { statusCode },
  ms,
});

export interface LogOptions {
  /** Key of the hash of client addresses. */
  key: Uint8Array;
  /** Whether answers to public reads have a line each. */
  logReads: boolean;
}

/**
 * Logs one line for each response, with the request's id and its duration. Every log line of a request names the client
 * address as a keyed hash, so that an incident can be traced across requests: equal for all requests of an address, and
 * meaningless without the server's key.
 */
export const log = fp<LogOptions>((app, { key, logReads }, done) => {
  const hashOf = addressHash(key);
  app.addHook('onRequest', (request, reply, next) => {
    request.log = request.log.child({ from: hashOf(request.ip) });
    reply.log = request.log;
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method, originalUrl } = request;
    const isQuiet =
      request.routeOptions.config.quiet || (!logReads && isPublicRead(method, originalUrl, reply.statusCode));
    const line = answered({ method, url: originalUrl }, reply, Math.round(reply.elapsedTime));
    request.log[isQuiet ? 'debug' : 'info'](line, 'answered');
    next();
  });
  done();
});

interface FrontLogOptions extends LogOptions {
  trustProxy: false | string[];
  logger: LoggerOptions | undefined;
}

/** Levels at which answers are logged. */
const TALKATIVE = ['info', 'debug', 'trace'];

/** pino's number for what is logged at info level. */
const INFO = 30;
/** What pino says in every line. */
const PROCESS = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);

/**
 * Writes the same line for an answer that was given in front of the framework. Such answers take less than a
 * millisecond, and the general way to a line (levels, redaction, serializers) as long as the answer; here the shape of
 * the line is fixed, and nothing but the path comes from outside.
 */
export const frontLog = ({ key, logReads, trustProxy, logger }: FrontLogOptions) => {
  if (!logReads || !logger || !TALKATIVE.includes(String(logger.level))) return () => undefined;
  const { stream } = logger;
  const hashOf = addressHash(key);
  const isTrusted = trustProxy === false ? null : compile(trustProxy);
  const addressOf = (request: IncomingMessage): string =>
    isTrusted ? proxyAddress(request, isTrusted) : (request.socket.remoteAddress ?? '');
  return (request: IncomingMessage, { status, id, time }: { status: number; id: string; time: number }): void => {
    const { method, path } = pathOf(request);
    stream.write(
      `{"level":${INFO},"time":${time},${PROCESS},"reqId":"${id}","from":"${hashOf(addressOf(request))}",` +
        `"req":{"method":"${method}","path":${JSON.stringify(path)}},"res":{"statusCode":${status}},"ms":0,"msg":"answered"}\n`,
    );
  };
};
