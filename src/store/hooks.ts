import { createContext, useContext } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { ConfigLogic } from '../../contract/config/config.schema';
import type { RootState } from './reducer';
import type { AppDispatch } from './store';
import { loginOf } from './session';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();

const NowContext = createContext<() => Date>(() => new Date());
/** Provides the clock: the real one in the application, a frozen one in stories and tests. */
export const NowProvider = NowContext.Provider;
/** The clock itself, for what changes while it is looked at. */
export const useClock = (): (() => Date) => useContext(NowContext);
/** The current time, read at every render. */
export const useNow = (): Date => useContext(NowContext)();

interface FirstView {
  /** The server's time of the page, in milliseconds since 1970; undefined if it came without its content. */
  at?: number | undefined;
  /** Whether the page that the server has rendered is being taken over: its markup and answers still count. */
  isOpen: () => boolean;
  close: () => void;
}
const FirstViewContext = createContext<FirstView>({ isOpen: () => false, close: () => undefined });
export const FirstViewProvider = FirstViewContext.Provider;
export const useFirstView = (): FirstView => useContext(FirstViewContext);

/** The living login: the same through every refresh and reload, empty without a login. */
export const useLogin = (): string => useAppSelector(({ session }) => loginOf(session.user ?? ''));

/** Where and when a visitors' page is opened. */
interface Arrival {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  now: Date;
  policy: ConfigLogic;
}
/** Loads what a visitors' page shows first into the store; its module exports one as `firstQueries`. */
export type FirstQueries = (dispatch: AppDispatch, arrival: Arrival) => Promise<unknown>;
/** For the `initiate` of first queries: the page's hooks subscribe. */
export const unsubscribed = { subscribe: false } as const;
