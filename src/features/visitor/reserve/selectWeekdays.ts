import { rootReducer, type RootState } from '../../../store/reducer';
import { weekdaysSlice } from './weekdays.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    weekdays: ReturnType<typeof weekdaysSlice.getInitialState>;
  }
}
const injected = weekdaysSlice.injectInto(rootReducer);

/** The visitor's weekdays, in the store from here on. */
export const selectWeekdays = (state: RootState) => injected.selectSlice(state);
