import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The weekdays (1 = Monday .. 7 = Sunday) the visitor chose; empty shows every day. */
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
