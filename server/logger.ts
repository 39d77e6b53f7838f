import type { FastifyServerOptions } from 'fastify';
import SonicBoom from 'sonic-boom';

/** Longest message that is logged, in characters. */
const LONGEST = 300;
const TEN = /\d[\d\s-]{2,}\d/g;

/**
 * The message of an error without parts that may quote a request: quoted text, Korean words, numbers as long as a
 * telephone number, e-mail addresses, and words as long as a token.
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

/** The stack of an error without its message, which may quote the request. */
const placeOf = ({ stack = '' }: Error): string => {
  const frames = stack.search(/^\s+at /m);
  return frames < 0 ? '' : stack.slice(frames);
};

/** An error with the fields that PostgreSQL adds: names of tables and constraints, never values. */
type Failed = Error & { code?: unknown; table?: unknown; column?: unknown; constraint?: unknown; routine?: unknown };

/** An error as it may be logged. */
interface Failure {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/** An error as it may be logged: without personal data. */
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

/** Where log lines go. */
interface LogOutput {
  write: (line: string) => unknown;
  /** Writes what is buffered. */
  flushSync?: () => void;
}

export type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined> & { stream: LogOutput };

/** The longest time a line waits in the buffer: what a crash of the process can lose. */
const FLUSH_EVERY_MS = 200;
/** Characters that are written at once. */
const FLUSH_AT = 32 * 1024;
/** Characters that wait for an output that cannot be written to; later lines are lost. */
const LONGEST_WAITING = 1024 * 1024;
/** pino's number for warnings; errors are above. */
const WARNING = 40;

/**
 * Standard output, written in larger pieces: for each of thousands of lines a second, a system call would take longer
 * than the answer. The caller flushes it when the process ends. Lines are gathered here, because sonic-boom's own buffer
 * measures all of its content again with every line.
 */
export const bufferedOutput = (fd = 1): Required<LogOutput> & { end: () => void } => {
  const file = new SonicBoom({ fd, sync: true, maxLength: LONGEST_WAITING });
  // The reader of a pipe has ended, or the disk is full: the server goes on. sonic-boom keeps what it could not write
  // for the next time. Its flushSync is not used: it would repeat such a write for ever.
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

/** The token in the address of the operator's calendar. */
const CALENDAR_TOKEN = /^(\/+api\/+calendar\/+)[^/]*/i;

/** What looks like a mobile number; no id begins like one. */
const MOBILE = /\b01\d-?\d{3,4}-?\d{4}\b/g;

/**
 * What a log line says of a request: no query, which may name a person or grant access, no token of the path, and no
 * telephone or booking number that a client has put into it.
 */
export const pathOf = ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }) => {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return { method, path: path.replace(CALENDAR_TOKEN, '$1…').replace(MOBILE, '…') };
};

/**
 * Structured log lines without personal data: no bodies, headers or queries. Everything that a library logs about a
 * request or an error passes these serializers. Warnings and errors are written at once, with all lines before them.
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
