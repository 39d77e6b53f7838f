import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/reducer';
import { dayFilterSlice } from './dayFilter.slice';

declare module '../../store/reducer' {
  interface LazySlices extends WithSlice<typeof dayFilterSlice> {}
}

/** The operator's choice for the calendar, in the store from here on. */
export const selectDayFilter = dayFilterSlice.injectInto(rootReducer).selectSlice;
