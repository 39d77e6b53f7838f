import type { FastifyError, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, FieldCode, FieldProblem } from '#contract/errors';
import { FIELD_CODES } from '#contract/errors';
import { fieldText } from '#copy/fieldErrors';

/** Own properties only, without the inherited ones of JavaScript objects. */
const valueOf = (input: unknown, field: string): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, field)
    ? (input as Record<string, unknown>)[field]
    : undefined;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isFieldCode = (code: unknown): code is FieldCode => (FIELD_CODES as readonly unknown[]).includes(code);

type Issue = { keyword: string; instancePath: string; params: Record<string, unknown> };

const toProblem = ({ keyword, instancePath, params }: Issue, input: unknown): FieldProblem => {
  const field = instancePath.split('/')[1] ?? '';
  if (isEmpty(valueOf(input, field))) return { field, code: 'VALUE_REQUIRED' };
  if (keyword === 'too_big' && params['origin'] === 'string')
    return { field, code: 'TOO_LONG', max: Number(params['maximum']) };
  const code = (params['params'] as { code?: unknown } | undefined)?.code;
  return { field, code: isFieldCode(code) ? code : 'VALUE_INVALID' };
};

/** In the order of the schema, one per field; null for other errors. */
export const schemaProblems = (
  error: FastifyError,
  request: FastifyRequest,
): { problems: FieldProblem[]; input: unknown } | null => {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const { body, query, params } = request;
  const input = { body, querystring: query, params, headers: undefined }[error.validationContext ?? 'body'];
  const problems = new Map<string, FieldProblem>();
  for (const issue of error.validation) {
    const problem = toProblem(issue, input);
    // An issue without a field concerns the whole body.
    if (problem.field && !problems.has(problem.field)) problems.set(problem.field, problem);
  }
  return { problems: [...problems.values()], input };
};

/** For a 400 response. Values of passwords, tokens and codes are never echoed. */
export const toErrors = (problems: FieldProblem[], input: unknown): NonNullable<ErrorBody['errors']> =>
  problems.map((problem) => {
    const value = /password|token|otp/i.test(problem.field) ? undefined : valueOf(input, problem.field);
    return { field: problem.field, ...(value === undefined ? {} : { value }), reason: fieldText(problem) };
  });
