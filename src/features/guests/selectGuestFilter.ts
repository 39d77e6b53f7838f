import type { WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/reducer';
import { guestFilterSlice } from './guestFilter.slice';

declare module '../../store/reducer' {
  interface LazySlices extends WithSlice<typeof guestFilterSlice> {}
}

/** The operator's search for bookings, in the store from here on. */
export const selectGuestFilter = guestFilterSlice.injectInto(rootReducer).selectSlice;
