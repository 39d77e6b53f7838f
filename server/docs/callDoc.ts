import type { ErrorCode } from '../../contract/errors';
import type { apiDocs, DocumentedCall } from '../../copy/apiDocs';

export type Method = 'get' | 'post' | 'delete';

/** What the document says of a call beyond its schemas. */
export interface CallDoc {
  call: DocumentedCall;
  method: Method;
  path: string;
  tag: keyof typeof apiDocs.tags;
  /** Where the specification speaks of it; nowhere for what goes beyond it. */
  sections?: string;
  /** Who may call it: everybody, a logged-in operator, or whoever shows a ticket. */
  needs?: 'login' | 'ticket';
  /** Why it may refuse, besides what its login, its schemas and its method bring along. */
  refusals?: readonly ErrorCode[];
  /** What it answers, where that is not JSON. */
  answers?: readonly string[];
  /** It has an ETag and answers 304. */
  tagged?: true;
  /** The POST beside a GET that changes something. */
  twin?: true;
  /** What it takes or answers outside its schemas. */
  carries?: 'idempotency key' | 'refresh token' | 'file';
}
