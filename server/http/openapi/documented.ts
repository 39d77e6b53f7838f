import { z } from 'zod';
import type { ErrorCode } from '#contract/errors';
import { IDEMPOTENCY_HEADER } from '#contract/paths';
import { apiDocs, callDocs, type DocumentedCall } from '#copy/apiDocs';

declare module 'fastify' {
  interface FastifySchema {
    /** Codes that do not follow from method, address, schemas, login and rate limit. */
    refusals?: readonly ErrorCode[];
    /** Parts of the request that the handler parses field by field; documented, not validated beforehand. */
    reads?: { headers?: z.ZodType; body?: z.ZodType };
  }
}

/** Adds the name of a shared schema, a description or a format to the document. */
export const documentation = z.registry<{ id?: string; description?: string; format?: string }>();

export const textSchema = (description: string) => z.string().register(documentation, { description });
/** Non-JSON responses: a text, a buffer or a stream. */
export const fileSchema: z.ZodType = z.string().register(documentation, { format: 'binary' });
/** Retries with this header take effect once. */
export const idempotencyHeaders = z.object({ [IDEMPOTENCY_HEADER]: textSchema(apiDocs.idempotencyKey).optional() });

/** The operator's login, or a ticket in the address. */
export const LOGIN = [{ bearer: [] }];
export const TICKET = [{ ticket: [] }];

/** `sections` are the specification's; endpoints beyond it have none. */
export const documented = (call: DocumentedCall, tag: keyof typeof apiDocs.tags, sections?: string) => {
  const [summary, text] = callDocs[call];
  return { operationId: call, tags: [apiDocs.tags[tag]], summary, description: withSections(text, sections) };
};

/** The POST variant of a GET that changes state. */
export const documentedTwin = (call: DocumentedCall, tag: keyof typeof apiDocs.tags, sections: string) => ({
  ...documented(call, tag, sections),
  operationId: `${call}ByPost`,
  description: withSections(apiDocs.twin, sections),
});

const withSections = (text: string, sections: string | undefined): string =>
  sections === undefined ? text : `${text} (${apiDocs.section(sections)})`;
