import { rootReducer, type RootState } from '../../../store/reducer';
import { dayFilterSlice } from './dayFilter.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    dayFilter: ReturnType<typeof dayFilterSlice.getInitialState>;
  }
}
const injected = dayFilterSlice.injectInto(rootReducer);

/** The operator's calendar filter. Importing this module adds the slice to the store. */
export const selectDayFilter = (state: RootState) => injected.selectSlice(state);
