import { rootReducer, type RootState } from '../../../store/reducer';
import { guestFilterSlice } from './guestFilter.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    guestFilter: ReturnType<typeof guestFilterSlice.getInitialState>;
  }
}
const injected = guestFilterSlice.injectInto(rootReducer);

/** The operator's search for bookings. Importing this module adds the slice to the store. */
export const selectGuestFilter = (state: RootState) => injected.selectSlice(state);
