import { createContext, useContext } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { ConfigLogic } from '#contract/config/config.schema';
import type { RootState } from './reducer';
import type { AppDispatch } from './store';
import { loginOf } from './session';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();

const NowContext = createContext<() => Date>(() => new Date());
export const NowProvider = NowContext.Provider;
/** For content that changes while it is visible. */
export const useClock = (): (() => Date) => useContext(NowContext);
export const useNow = (): Date => useContext(NowContext)();

interface FirstView {
  /** The server's time at rendering, in ms since 1970; undefined for a page without content. */
  at?: number | undefined;
  isOpen: () => boolean;
  close: () => void;
}
const FirstViewContext = createContext<FirstView>({ isOpen: () => false, close: () => undefined });
export const FirstViewProvider = FirstViewContext.Provider;
export const useFirstView = (): FirstView => useContext(FirstViewContext);

/** The same after every refresh and reload; empty without a login. */
export const useLogin = (): string => useAppSelector(({ session }) => loginOf(session.user ?? ''));

interface Arrival {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  now: Date;
  policy: ConfigLogic;
}
export type FirstQueries = (dispatch: AppDispatch, arrival: Arrival) => Promise<unknown>;
/** For the `initiate` of first queries: the page's hooks subscribe. */
export const unsubscribed = { subscribe: false } as const;
/** For the `initiate` of a single read that ignores the cache. */
export const fresh = { forceRefetch: true, subscribe: false } as const;
