import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../reducer';

/** The booking numbers that were cancelled on this page: who goes back to a completion screen must not pay any more. */
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
