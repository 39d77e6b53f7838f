import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/reducer';
import { weekdaysSlice } from './weekdays.slice';

declare module '../../store/reducer' {
  interface LazySlices extends WithSlice<typeof weekdaysSlice> {}
}

/** The visitor's weekdays, in the store from here on. */
export const selectWeekdays = weekdaysSlice.injectInto(rootReducer).selectSlice;
