import type { ErrorCode } from '../../contract/errors';
import type { apiDocs, DocumentedCall } from '../../copy/apiDocs';

export type Method = 'get' | 'post' | 'delete';

/** Documentation of a call beyond its schemas. */
export interface CallDoc {
  call: DocumentedCall;
  method: Method;
  path: string;
  tag: keyof typeof apiDocs.tags;
  /** Sections of the specification that describe it; empty for additional calls. */
  sections?: string;
  /** Required credential: none, the operator's login, or a ticket. */
  needs?: 'login' | 'ticket';
  /** Error codes beyond those that follow from its credential, schemas and method. */
  refusals?: readonly ErrorCode[];
  /** Content types of the response if it is not JSON. */
  answers?: readonly string[];
  /** Responses have an ETag; conditional requests may be answered with 304. */
  tagged?: true;
  /** The POST variant of a GET that changes state. */
  twin?: true;
  /** Input or output outside the schemas. */
  carries?: 'idempotency key' | 'refresh token' | 'file';
}
