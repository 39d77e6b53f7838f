import { rootReducer, type RootState } from '../../../store/reducer';
import { weekdaysSlice } from './weekdays.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    weekdays: ReturnType<typeof weekdaysSlice.getInitialState>;
  }
}
const injected = weekdaysSlice.injectInto(rootReducer);

/** The visitor's weekdays. Importing this module adds the slice to the store. */
export const selectWeekdays = (state: RootState) => injected.selectSlice(state);
