import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api, forgetBookings, type StoreEnvironment } from './api';
import { rootReducer, type RootState } from './reducer';
import { makeServerClock } from './serverClock';
import {
  refreshed,
  refused,
  signedIn,
  signedOut,
  signedOutTokens,
  type SessionTokens,
  type TokenStorage,
} from './session';

export interface MakeStoreOptions {
  /** The server's clock as it becomes known; without one the device's, or the one that is given. */
  clock?: StoreEnvironment['clock'];
  now?: () => Date;
  origin?: string;
  tokens?: TokenStorage;
}

/** By then the pages that were signed out have let go of what they showed. */
const AFTER_THE_PAGE_MS = 100;

/** Tokens that live as long as the store. */
const inMemory = (): TokenStorage => {
  let kept = signedOutTokens;
  return { read: () => kept, write: (tokens) => (kept = tokens) };
};
const tokensIn = ({ user, refreshToken, expireAt }: SessionTokens): SessionTokens => ({ user, refreshToken, expireAt });

/** A store of its own for the application, for every story and for every test. Touches no global. */
export const makeStore = ({
  now = () => new Date(),
  clock = makeServerClock(now),
  origin = '',
  tokens = inMemory(),
}: MakeStoreOptions = {}) => {
  const env: StoreEnvironment = { clock, origin, stored: tokens.read };
  const persistence = createListenerMiddleware();
  persistence.startListening({
    matcher: isAnyOf(signedIn, refreshed, signedOut, refused),
    effect: (_, listener) => tokens.write(tokensIn((listener.getState() as RootState).session)),
  });
  persistence.startListening({
    matcher: isAnyOf(signedOut, refused),
    effect: (_, listener) => void listener.dispatch(api.util.invalidateTags(['User'])),
  });
  // What the operator has seen is not kept for whoever uses the device next, once no page shows it any more.
  persistence.startListening({
    actionCreator: signedOut,
    effect: async (_, listener) => {
      await listener.delay(AFTER_THE_PAGE_MS);
      listener.dispatch(forgetBookings());
    },
  });
  return configureStore({
    reducer: rootReducer,
    preloadedState: { session: tokens.read() },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: env } })
        .prepend(persistence.middleware)
        .concat(api.middleware),
  });
};
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** Lets polling rest while the window has no focus; for the browser alone. */
export const restWhileUnfocused = (store: AppStore): (() => void) => setupListeners(store.dispatch);
