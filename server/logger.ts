import type { FastifyServerOptions } from 'fastify';
import SonicBoom from 'sonic-boom';

/** In characters. */
const LONGEST = 300;
const TEN = /\d[\d\s-]{2,}\d/g;

/**
 * Removes parts that may quote a request: quoted text, Korean words, e-mail addresses, and text as long as a telephone
 * number or a token.
 */
const scrubbed = (message: string): string =>
  message
    .slice(0, LONGEST * 4)
    .replace(/"[^"]*"?|'[^']*'?|`[^`]*`?|«[^»]*»?|“[^”]*”?|‘[^’]*’?/g, '…')
    .replace(/[\p{Script=Hangul}\p{Script=Han}]+/gu, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(TEN, '…')
    .replace(/[\w+/=.-]{32,}/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

/** Leaves out the message, which may quote the request. */
const placeOf = ({ stack = '' }: Error): string => {
  const frames = stack.search(/^\s+at /m);
  return frames < 0 ? '' : stack.slice(frames);
};

/** PostgreSQL adds names of tables and constraints, never values. */
type Failed = Error & { code?: unknown; table?: unknown; column?: unknown; constraint?: unknown; routine?: unknown };

interface Failure {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/** Contains no personal data. */
export const failureOf = (error: Error): Failure => {
  const { name, code, table, column, constraint, routine, cause } = error as Failed;
  return {
    type: name,
    code,
    message: scrubbed(error.message),
    table,
    column,
    constraint,
    routine,
    ...(cause instanceof Error && { cause: { type: cause.name, message: scrubbed(cause.message) } }),
    stack: placeOf(error),
  };
};

interface LogOutput {
  write: (line: string) => unknown;
  flushSync?: () => void;
}

export type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined> & { stream: LogOutput };

/** A crash can lose the lines of this time. */
const FLUSH_EVERY_MS = 200;
/** In characters. */
const FLUSH_AT = 32 * 1024;
/** Characters that wait for a blocked output; later lines are lost. */
const LONGEST_WAITING = 1024 * 1024;
/** pino's number; errors are above. */
const WARNING = 40;

/**
 * Writes in larger pieces: at thousands of lines a second, a system call per line would take longer than the response.
 * The caller flushes it when the process ends. Buffers here, because sonic-boom measures its whole buffer again with
 * every line.
 */
export const bufferedOutput = (fd = 1): Required<LogOutput> & { end: () => void } => {
  const file = new SonicBoom({ fd, sync: true, maxLength: LONGEST_WAITING });
  // A closed pipe or a full disk must not stop the server. sonic-boom keeps unwritten lines for the next write. Its
  // flushSync would repeat such a write for ever, so it is not used.
  file.on('error', () => undefined);
  let gathered = '';
  const flushSync = (): void => {
    if (gathered !== '') file.write(gathered);
    gathered = '';
  };
  const timer = setInterval(flushSync, FLUSH_EVERY_MS).unref();
  return {
    write: (line) => {
      gathered += line;
      if (gathered.length >= FLUSH_AT) flushSync();
    },
    flushSync,
    end: () => {
      clearInterval(timer);
      flushSync();
      file.end();
    },
  };
};

const CALENDAR_TOKEN = /^(\/+api\/+calendar\/+)[^/]*/i;

/** Mobile numbers; no id begins like one. */
const MOBILE = /\b01\d-?\d{3,4}-?\d{4}\b/g;

/**
 * Without the query, which may name a person or grant access, without a token in the path, and without telephone or
 * booking numbers.
 */
export const pathOf = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) => {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return { method, path: path.replace(CALENDAR_TOKEN, '$1…').replace(MOBILE, '…') };
};

/**
 * No bodies, headers or queries: libraries' lines about a request or an error use these serializers too. Warnings and
 * errors are written immediately, with all lines before them.
 */
export const loggerOptions = (level: string, stream: LogOutput): LoggerOptions => ({
  level,
  stream,
  ...(stream.flushSync && {
    hooks: {
      logMethod(args, method, number) {
        method.apply(this, args);
        if (number >= WARNING) stream.flushSync?.();
      },
    },
  }),
  redact: ['headers', '*.headers', 'body', 'password', 'otp', 'token', 'name', 'phone', 'tel'],
  serializers: {
    req: pathOf,
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    err: failureOf,
  },
});
