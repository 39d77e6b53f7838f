import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { API, REFRESH_TOKEN_HEADER } from '../../contract/paths';
import { auth } from '../../copy/auth';
import { toFailure, type Failure } from './failure';
import { changedElsewhere, refreshed, refused, tokenExpiry, tokensOf, type SessionTokens } from './session';

export { failureText, refusal } from './failure';

/** What the store needs of the world, so that tests and the server can give their own. */
export interface StoreEnvironment {
  now: () => Date;
  /** Prefix of every call: empty in a browser, an origin elsewhere. */
  origin: string;
  /** The tokens where all tabs keep them. */
  stored: () => SessionTokens;
}

/** Specification 7: a call is given up after ten seconds. */
export const REQUEST_TIMEOUT_MS = 10_000;

const sessionOf = (state: unknown): SessionTokens => (state as { session: SessionTokens }).session;
const raw = fetchBaseQuery({ timeout: REQUEST_TIMEOUT_MS });

type Query = BaseQueryFn<string | FetchArgs, unknown, Failure>;
type QueryApi = Parameters<Query>[1];

/** Ends a login that the server refused; where another tab has ended or renewed it meanwhile, that tab's word holds. */
const endLogin = (queryApi: QueryApi, env: StoreEnvironment): void => {
  const stored = env.stored();
  const isOurs = stored.user === sessionOf(queryApi.getState()).user;
  queryApi.dispatch(isOurs ? refused() : changedElsewhere(stored));
};

/** One refresh at a time and store: concurrent requests wait for the same one, and share why it got no answer. */
const refreshing = new WeakMap<StoreEnvironment, Promise<Failure | null>>();

const refresh = async (queryApi: QueryApi, env: StoreEnvironment): Promise<Failure | null> => {
  const { user, refreshToken } = sessionOf(queryApi.getState());
  if (!user || !refreshToken) return null;
  const answer = await raw(
    {
      url: env.origin + API.reissue,
      method: 'POST',
      headers: { Authorization: `Bearer ${user}`, [REFRESH_TOKEN_HEADER]: refreshToken },
      responseHandler: 'text',
    },
    // A signal of its own: the request that began it may be given up while others still wait.
    { ...queryApi, signal: new AbortController().signal },
    {},
  );
  if (typeof answer.data === 'string' && tokenExpiry(answer.data) !== null) {
    const rotated = answer.meta?.response?.headers.get(REFRESH_TOKEN_HEADER) ?? refreshToken;
    queryApi.dispatch(refreshed(tokensOf(answer.data, rotated)));
    return null;
  }
  console.error(auth.refreshFailed);
  if (typeof answer.error?.status === 'number') {
    endLogin(queryApi, env);
    return null;
  }
  // Without an answer the login may still be good: only a refusal ends it.
  return answer.error ? toFailure(answer.error, 'query') : { kind: 'unreadable' };
};

const refreshIfExpired = async (queryApi: QueryApi, env: StoreEnvironment): Promise<Failure | null> => {
  const { expireAt, refreshToken } = sessionOf(queryApi.getState());
  if (!refreshToken || (expireAt !== null && expireAt > env.now().getTime() / 1000)) return null;
  const running = refreshing.get(env) ?? refresh(queryApi, env).finally(() => refreshing.delete(env));
  refreshing.set(env, running);
  return running;
};

const baseQuery: Query = async (args, queryApi, extra) => {
  const env = queryApi.extra as StoreEnvironment;
  // The expired token is not sent: its 401 would end a login that only the network kept from being refreshed.
  const unrefreshed = await refreshIfExpired(queryApi, env);
  if (unrefreshed) return { error: unrefreshed };
  const { user } = sessionOf(queryApi.getState());
  const request: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const headers = new Headers(request.headers as HeadersInit | undefined);
  if (user) headers.set('Authorization', `Bearer ${user}`);
  const answer = await raw({ ...request, url: env.origin + request.url, headers }, queryApi, extra);
  if (answer.error) {
    // A late 401 for an older token does not end the login that has begun since.
    if (answer.error.status === 401 && user && user === sessionOf(queryApi.getState()).user) endLogin(queryApi, env);
    return { error: toFailure(answer.error, queryApi.type), meta: answer.meta };
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
  tagTypes: ['Day', 'Guest', 'Config', 'User', 'Message'],
  endpoints: () => ({}),
});
