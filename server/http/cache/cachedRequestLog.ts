import { compile, default as proxyAddress } from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { addressHash } from '#server/limits/address';
import { pathOf, type LoggerOptions } from '#server/logger';
import type { LogOptions } from '../hooks/log';

interface CachedRequestLogOptions extends LogOptions {
  trustProxy: false | string[];
  logger: LoggerOptions | undefined;
}

/** Levels that include responses. */
const TALKATIVE = ['info', 'debug', 'trace'];

/** pino's number for the level. */
const INFO = 30;
/** pino writes these into every line. */
const PROCESS = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);

/**
 * Writes the same line as the general path. A cached response takes less than a millisecond, and pino (levels,
 * redaction, serializers) would double it. Here the line's form is fixed, and only the path comes from outside.
 */
export const cachedRequestLog = ({ key, logReads, trustProxy, logger }: CachedRequestLogOptions) => {
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
