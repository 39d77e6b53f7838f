import fp from 'fastify-plugin';
import type { FieldProblem } from '#contract/errors';
import { AppError } from '#server/errors';

const NUL = '\0';

/** At any depth. Not recursive, because JSON may be nested arbitrarily deep. */
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

/** Runs before validation: no field allows NUL, PostgreSQL rejects it, and SQLite truncates the text there. */
export const refuseNul = fp(function refuseNul(app, _, done) {
  app.addHook('preValidation', ({ params, query, body }, _reply, next) => {
    const problems = [params, query, body]
      .flatMap(fieldsOf)
      .filter(([field, value]) => field.includes(NUL) || holdsNul(value))
      .map(([field]): FieldProblem => ({ field: field.replaceAll(NUL, ''), code: 'CHARACTER_INVALID' }));
    next(problems.length > 0 ? new AppError('VALIDATION', { problems }) : undefined);
  });
  done();
});
