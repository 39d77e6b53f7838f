import { createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#src/store/reducer';

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

const injected = dayFilterSlice.injectInto(rootReducer);
export const selectDayFilter = (state: object) => injected.selectSlice(state);
