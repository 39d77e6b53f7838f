import { createSlice } from '@reduxjs/toolkit';

/** What the operator's calendar leaves out. */
export const dayFilterSlice = createSlice({
  name: 'dayFilter',
  initialState: { onlyBooked: false },
  reducers: {
    onlyBookedToggled: (state) => {
      state.onlyBooked = !state.onlyBooked;
    },
  },
});
export const { onlyBookedToggled } = dayFilterSlice.actions;
