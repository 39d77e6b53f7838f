import { createSlice } from '@reduxjs/toolkit';

/** What the operator's calendar leaves out. */
export const dayFilterSlice = createSlice({
  name: 'dayFilter',
  initialState: { onlyBooked: false, pastShown: false },
  reducers: {
    onlyBookedToggled: (state) => {
      state.onlyBooked = !state.onlyBooked;
    },
    pastToggled: (state) => {
      state.pastShown = !state.pastShown;
    },
  },
});
export const { onlyBookedToggled, pastToggled } = dayFilterSlice.actions;
