import { z } from 'zod';
import type { ErrorCode } from '../../contract/errors';
import { IDEMPOTENCY_HEADER } from '../../contract/paths';
import { apiDocs, callDocs, type DocumentedCall } from '../../copy/apiDocs';

declare module 'fastify' {
  interface FastifySchema {
    /** Error codes of the call, beyond those that follow from its method, address, schemas, login and rate limit. */
    refusals?: readonly ErrorCode[];
    /** Parts of the request that the handler reads itself; documented, and not validated. */
    reads?: { headers?: z.ZodType; body?: z.ZodType };
  }
}

/** What the document adds to a schema: the name of a shared one, a description, a format. */
export const documentation = z.registry<{ id?: string; description?: string; format?: string }>();

/** A text with a description. */
export const textSchema = (description: string) => z.string().register(documentation, { description });
/** The content of a file; the handler sends a text, a buffer or a stream. */
export const fileSchema: z.ZodType = z.string().register(documentation, { format: 'binary' });
/** The header of a call that a repeated request must not carry out twice. */
export const idempotencyHeaders = z.object({ [IDEMPOTENCY_HEADER]: textSchema(apiDocs.idempotencyKey).optional() });

/** The credentials of a call: the operator's login, or a ticket in the address. */
export const LOGIN = [{ bearer: [] }];
export const TICKET = [{ ticket: [] }];

/**
 * What the API document says about a call beyond its schemas: its texts, its group, and the sections of the
 * specification that describe it (none for additional calls).
 */
export const documented = (call: DocumentedCall, tag: keyof typeof apiDocs.tags, sections?: string) => {
  const [summary, text] = callDocs[call];
  return { operationId: call, tags: [apiDocs.tags[tag]], summary, description: withSections(text, sections) };
};

/** The POST variant of a GET that changes state. */
export const documentedTwin = (...[call, tag, sections]: Parameters<typeof documented>) => ({
  ...documented(call, tag, sections),
  operationId: `${call}ByPost`,
  description: withSections(apiDocs.twin, sections),
});

const withSections = (text: string, sections: string | undefined): string =>
  sections === undefined ? text : `${text} (${apiDocs.section(sections)})`;
