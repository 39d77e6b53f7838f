import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '#src/store/reducer';

/** 1 = Monday to 7 = Sunday; empty: every day is shown. */
export const weekdaysSlice = createSlice({
  name: 'weekdays',
  initialState: [] as number[],
  reducers: {
    weekdayToggled: (chosen, { payload }: PayloadAction<number>) =>
      chosen.includes(payload) ? chosen.filter((week) => week !== payload) : [...chosen, payload],
    weekdaysCleared: () => [],
  },
});
export const { weekdayToggled, weekdaysCleared } = weekdaysSlice.actions;

const injected = weekdaysSlice.injectInto(rootReducer);
export const selectWeekdays = (state: object) => injected.selectSlice(state);
