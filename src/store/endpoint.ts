import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { IDEMPOTENCY_HEADER } from '#contract/paths';
import { matchesSchema, type Validator } from '#contract/validator.rules';

export const TAGS = ['Catch', 'Day', 'Guest', 'Config', 'User', 'Message'] as const;
export type Tag = (typeof TAGS)[number];

/** For `responseSchema`: a response that fails its validator is an error, so that no page renders it. */
export const validated = <Data>(validator: Validator) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'contract',
    validate: (value: unknown) =>
      matchesSchema(validator, value)
        ? { value: value as Data }
        : { issues: [{ message: 'not as the contract says' }] },
  },
});

export type Request<Asked> = (asked: Asked) => string | FetchArgs;

/** A request that sends its argument. */
export const post =
  (url: string): ((body: unknown) => FetchArgs) =>
  (body) => ({ url, method: 'POST', body });

export const postId =
  (url: string) =>
  (id: number): FetchArgs =>
    post(url)({ id });

/** A request that may be retried: the server acts once for each `key`, a UUID. */
export const postOnce =
  (url: string) =>
  ({ key, ...body }: { key?: string }): FetchArgs => ({
    ...post(url)(body),
    ...(key !== undefined && { headers: { [IDEMPOTENCY_HEADER]: key } }),
  });

/** Options of a query: refetched when one of the tags changes. */
export const read = <Data, Asked>(validator: Validator, query: Request<Asked>, ...providesTags: Tag[]) => ({
  responseSchema: validated<Data>(validator),
  query,
  providesTags,
});

/** Options of a mutation: invalidates the tags. Without a validator the response is not used. */
export const send = <Data, Asked>(query: Request<Asked>, invalidatesTags: Tag[] = [], validator?: Validator) => ({
  query,
  invalidatesTags,
  ...(validator && { responseSchema: validated<Data>(validator) }),
});
