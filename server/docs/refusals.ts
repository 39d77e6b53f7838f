import type { OpenAPIV3_1 } from 'openapi-types';
import type { ErrorCode } from '../../contract/errors';
import { apiDocs } from '../../copy/apiDocs';
import { messageOf, STATUS } from '../refusals/refusal';
import type { CallDoc } from './callDoc';
import { componentRef } from './components';

/** Example values for error messages: two seats left, a lock of ten minutes. */
const SAMPLE = { seatsLeft: 2, retryAfter: 600 };

/** Every error code that a call may return. */
export const refusalsOf = ({ needs, method, path, refusals = [] }: CallDoc, hasParameters: boolean): Set<ErrorCode> =>
  new Set<ErrorCode>([
    ...(hasParameters || method !== 'get' ? (['VALIDATION'] as const) : []),
    ...(needs ? (['UNAUTHENTICATED'] as const) : []),
    ...(needs === 'login' ? (['TOKEN_EXPIRED'] as const) : []),
    ...(method === 'get' ? [] : (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(path.includes('/:') ? (['ADDRESS_TOO_LONG'] as const) : []),
    ...refusals,
    'UNAVAILABLE',
    'INTERNAL',
  ]);

/** The error responses of a call by status: the Korean messages, and their common schema. */
export const refusalResponses = (codes: ReadonlySet<ErrorCode>): OpenAPIV3_1.ResponsesObject => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(STATUS[code], [...(byStatus.get(STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, reasons]) => [
      status,
      {
        description: reasons.map((code) => `- \`${code}\` ${messageOf(code, SAMPLE)}`).join('\n'),
        ...((status === 429 || status === 503) && {
          headers: { 'Retry-After': { description: apiDocs.retryAfter, schema: { type: 'integer' } } },
        }),
        content: { 'application/json': { schema: componentRef('ErrorBody') } },
      } satisfies OpenAPIV3_1.ResponseObject,
    ]),
  );
};
