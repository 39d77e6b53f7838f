import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { API, REFRESH_TOKEN_HEADER } from '../../contract/paths';
import { auth } from '../../copy/auth';
import { toFailure, type Failure } from './failure';
import { refreshed, signedOut, tokensOf, type SessionTokens } from './session';

export { failureText, refusal } from './failure';

/** What the store needs of the world, so that tests and the server can give their own. */
export interface StoreEnvironment {
  now: () => Date;
  /** Prefix of every call: empty in a browser, an origin elsewhere. */
  origin: string;
}

/** Specification 7: a call is given up after ten seconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

const sessionOf = (state: unknown): SessionTokens => (state as { session: SessionTokens }).session;
const raw = fetchBaseQuery({ timeout: REQUEST_TIMEOUT_MS });

/** One refresh at a time and store: concurrent requests wait for the same one. */
const refreshing = new WeakMap<object, Promise<void>>();

type Query = BaseQueryFn<string | FetchArgs, unknown, Failure>;
type QueryApi = Parameters<Query>[1];

const refresh = async (queryApi: QueryApi, env: StoreEnvironment): Promise<void> => {
  const { user, refreshToken } = sessionOf(queryApi.getState());
  if (!user || !refreshToken) return;
  const answer = await raw(
    {
      url: env.origin + API.reissue,
      method: 'POST',
      headers: { Authorization: `Bearer ${user}`, [REFRESH_TOKEN_HEADER]: refreshToken },
      responseHandler: 'text',
    },
    queryApi,
    {},
  );
  if (typeof answer.data === 'string' && answer.data) {
    const rotated = answer.meta?.response?.headers.get(REFRESH_TOKEN_HEADER) ?? refreshToken;
    queryApi.dispatch(refreshed(tokensOf(answer.data, rotated)));
    return;
  }
  console.error(auth.refreshFailed);
  // Without an answer the login may still be good: only a refusal ends it.
  if (typeof answer.error?.status === 'number') queryApi.dispatch(signedOut());
};

const refreshIfExpired = async (queryApi: QueryApi, env: StoreEnvironment): Promise<void> => {
  const { expireAt, refreshToken } = sessionOf(queryApi.getState());
  if (!refreshToken || (expireAt !== null && expireAt > env.now().getTime() / 1000)) return;
  const running = refreshing.get(env) ?? refresh(queryApi, env).finally(() => refreshing.delete(env));
  refreshing.set(env, running);
  await running;
};

const baseQuery: Query = async (args, queryApi, extra) => {
  const env = queryApi.extra as StoreEnvironment;
  await refreshIfExpired(queryApi, env);
  const { user } = sessionOf(queryApi.getState());
  const request: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const headers = new Headers(request.headers as HeadersInit | undefined);
  if (user) headers.set('Authorization', `Bearer ${user}`);
  const answer = await raw({ ...request, url: env.origin + request.url, headers }, queryApi, extra);
  if (answer.error) {
    if (answer.error.status === 401 && user) queryApi.dispatch(signedOut());
    return { error: toFailure(answer.error), meta: answer.meta };
  }
  return { data: answer.data, meta: answer.meta };
};

/**
 * The one api; features inject their endpoints. Specification 7: page data are refetched on each mount, stay fresh
 * for ten seconds, and nothing is retried.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: true,
  keepUnusedDataFor: 10,
  tagTypes: ['Day', 'Guest', 'Config', 'User'],
  endpoints: () => ({}),
});
