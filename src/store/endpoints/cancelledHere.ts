import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../reducer';

/**
 * Booking numbers cancelled since the page was loaded: a completion screen reached with Back must not ask for a
 * payment.
 */
const cancelledHereSlice = createSlice({
  name: 'cancelledHere',
  initialState: [] as string[],
  reducers: {
    bookingCancelled: (numbers, { payload }: PayloadAction<string>) => [...numbers, payload],
  },
});
export const { bookingCancelled } = cancelledHereSlice.actions;

declare module '../reducer' {
  interface LazySlices {
    cancelledHere: ReturnType<typeof cancelledHereSlice.getInitialState>;
  }
}
const injected = cancelledHereSlice.injectInto(rootReducer);

export const selectCancelledHere = (state: RootState) => injected.selectSlice(state);
