import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { FieldProblem } from '../../contract/errors';
import { AppError } from '../errors';

const NUL = '\0';

/** Whether a text with a NUL stands anywhere in a value. Without recursion: JSON may be nested as deep as it is long. */
const holdsNul = (value: unknown): boolean => {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes(NUL)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (key.includes(NUL)) return true;
      left.push(inner);
    }
  }
  return false;
};

const fieldsOf = (input: unknown): [string, unknown][] =>
  typeof input === 'object' && input !== null ? Object.entries(input) : [['', input]];

/**
 * No text of ours holds a NUL, one database refuses to store it and another would cut it there: it is refused before
 * any rule sees it.
 */
export const refuseNul = (
  { params, query, body }: FastifyRequest,
  _reply: unknown,
  done: HookHandlerDoneFunction,
): void => {
  const problems = [params, query, body]
    .flatMap(fieldsOf)
    .filter(([field, value]) => field.includes(NUL) || holdsNul(value))
    .map(([field]): FieldProblem => ({ field: field.replaceAll(NUL, ''), code: 'CHARACTER_INVALID' }));
  done(problems.length > 0 ? new AppError('VALIDATION', { problems }) : undefined);
};
