import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '#src/store/reducer';

/** `chosen`: 1 = Monday to 7 = Sunday; empty: every weekday is shown. */
const ALL = { chosen: [] as number[], onlyOpen: false };

export const weekdaysSlice = createSlice({
  name: 'weekdays',
  initialState: ALL,
  reducers: {
    weekdayToggled: (filter, { payload }: PayloadAction<number>) => {
      filter.chosen = filter.chosen.includes(payload)
        ? filter.chosen.filter((week) => week !== payload)
        : [...filter.chosen, payload];
    },
    onlyOpenSet: (filter, { payload }: PayloadAction<boolean>) => {
      filter.onlyOpen = payload;
    },
    filterCleared: () => ALL,
  },
});
export const { weekdayToggled, onlyOpenSet, filterCleared } = weekdaysSlice.actions;

const injected = weekdaysSlice.injectInto(rootReducer);
export const selectFilter = (state: object) => injected.selectSlice(state);
