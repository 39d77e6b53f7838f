import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { weekdaysSlice } from '../features/reserve/weekdays.slice';
import { dayFilterSlice } from '../features/days/dayFilter.slice';
import { guestFilterSlice } from '../features/guests/guestFilter.slice';
import { api, type StoreEnvironment } from './api';
import { refreshed, sessionSlice, signedIn, signedOut, signedOutTokens, type TokenStorage } from './session';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionSlice.reducer,
  weekdays: weekdaysSlice.reducer,
  dayFilter: dayFilterSlice.reducer,
  guestFilter: guestFilterSlice.reducer,
});
export type RootState = ReturnType<typeof rootReducer>;

export interface MakeStoreOptions extends Partial<StoreEnvironment> {
  tokens?: TokenStorage;
}

const forgetful: TokenStorage = { read: () => signedOutTokens, write: () => undefined };

/** A store of its own for the application, for every story and for every test. Touches no global. */
export const makeStore = ({ now = () => new Date(), origin = '', tokens = forgetful }: MakeStoreOptions = {}) => {
  const env: StoreEnvironment = { now, origin };
  const persistence = createListenerMiddleware();
  persistence.startListening({
    matcher: isAnyOf(signedIn, refreshed, signedOut),
    effect: (_, listener) => tokens.write((listener.getState() as RootState).session),
  });
  persistence.startListening({
    actionCreator: signedOut,
    effect: (_, listener) => void listener.dispatch(api.util.invalidateTags(['User'])),
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
