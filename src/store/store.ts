import { configureStore, isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, forgetBookings, REQUEST_TIMEOUT_MS, type StoreEnvironment } from './api';
import { rootReducer, type RootState } from './reducer';
import { makeServerClock } from './serverClock';
import {
  isRefusal,
  isSignOut,
  refreshed,
  refused,
  signedIn,
  signedOut,
  signedOutTokens,
  type LoginEnd,
  type SessionTokens,
  type TokenStorage,
} from './session';

export interface MakeStoreOptions {
  clock?: StoreEnvironment['clock'];
  now?: () => Date;
  origin?: string;
  tokens?: TokenStorage;
  /** Takes the address of the request. */
  known?: StoreEnvironment['known'];
  /** In ms; 0: none. Default: the specification's ten seconds. */
  timeout?: number;
}

/** After this time the pages of the former login have unsubscribed. */
const AFTER_THE_PAGE_MS = 100;

const inMemory = (): TokenStorage => {
  let current = signedOutTokens;
  return { read: () => current, write: (tokens) => (current = tokens) };
};
const tokensIn = ({ user, refreshToken, expireAt }: SessionTokens): SessionTokens => ({ user, refreshToken, expireAt });

const isLoginChange = isAnyOf(signedIn, refreshed, signedOut, refused);
const endOf = (action: unknown): LoginEnd | null =>
  signedOut.match(action) ? 'signedOut' : refused.match(action) ? 'refused' : null;

const afterLogins =
  (tokens: TokenStorage): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isLoginChange(action)) tokens.write(tokensIn((store.getState() as RootState).session), endOf(action));
    if (isSignOut(action) || isRefusal(action)) store.dispatch(api.util.invalidateTags(['User']));
    // The next user of the device must not see the operator's cached data; open pages may still show them.
    if (isSignOut(action)) setTimeout(() => store.dispatch(forgetBookings()), AFTER_THE_PAGE_MS);
    return result;
  };

export const makeStore = ({
  now = () => new Date(),
  clock = makeServerClock(now),
  origin = '',
  tokens = inMemory(),
  known,
  timeout = REQUEST_TIMEOUT_MS,
}: MakeStoreOptions = {}) => {
  const client = Math.random().toString(36).slice(2);
  const env: StoreEnvironment = { clock, origin, stored: tokens.read, known, client, timeout };
  return configureStore({
    reducer: rootReducer,
    preloadedState: { session: tokens.read() },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: env } })
        .prepend(afterLogins(tokens))
        .concat(api.middleware),
  });
};
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** On focus and reconnection. Requires a browser. */
export const readAgainOnReturn = (store: AppStore): (() => void) => setupListeners(store.dispatch);
