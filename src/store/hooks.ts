import { createContext, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './reducer';
import type { AppDispatch } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

const NowContext = createContext<() => Date>(() => new Date());
/** Gives the clock: the application the real one, stories and tests a frozen one. */
export const NowProvider = NowContext.Provider;
/** The present instant, read anew at every render. */
export const useNow = (): Date => useContext(NowContext)();
