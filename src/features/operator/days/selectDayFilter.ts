import { rootReducer, type RootState } from '../../../store/reducer';
import { dayFilterSlice } from './dayFilter.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    dayFilter: ReturnType<typeof dayFilterSlice.getInitialState>;
  }
}
const injected = dayFilterSlice.injectInto(rootReducer);

/** The operator's choice for the calendar, in the store from here on. */
export const selectDayFilter = (state: RootState) => injected.selectSlice(state);
