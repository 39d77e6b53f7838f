import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '#src/store/reducer';

interface Filter {
  /** 1 = Monday to 7 = Sunday; empty: every weekday is shown. */
  chosen: number[];
  /** Null until it is chosen: the address decides. */
  onlyOpen: boolean | null;
}
const INITIAL: Filter = { chosen: [], onlyOpen: null };

export const weekdaysSlice = createSlice({
  name: 'weekdays',
  initialState: INITIAL,
  reducers: {
    weekdayToggled: (filter, { payload }: PayloadAction<number>) => {
      filter.chosen = filter.chosen.includes(payload)
        ? filter.chosen.filter((week) => week !== payload)
        : [...filter.chosen, payload];
    },
    onlyOpenSet: (filter, { payload }: PayloadAction<boolean>) => {
      filter.onlyOpen = payload;
    },
    filterCleared: () => ({ chosen: [], onlyOpen: false }),
  },
});
export const { weekdayToggled, onlyOpenSet, filterCleared } = weekdaysSlice.actions;

const injected = weekdaysSlice.injectInto(rootReducer);
export const selectFilter = (state: object) => injected.selectSlice(state);
