/** A message is a line, not a document. */
const LONGEST = 300;
const TEN = /\d[\d\s-]{2,}\d/g;

/**
 * What an error says, without what it may quote of a request: whatever stands in quotation marks, Korean words, numbers
 * as long as a telephone's, addresses of mail, and words as long as a token.
 */
export const scrubbed = (message: string): string =>
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

/** Where an error came from, without what it says: a stack begins with the message, which may quote what was sent. */
export const placeOf = ({ stack = '' }: Error): string => {
  const frames = stack.search(/^\s+at /m);
  return frames < 0 ? '' : stack.slice(frames);
};

/** An error of ours or of a library's, and what PostgreSQL names besides: tables and rules, never values. */
type Failed = Error & { code?: unknown; table?: unknown; column?: unknown; constraint?: unknown; routine?: unknown };

/** An error as the log may tell it. */
export interface Failure {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

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
