import { rootReducer, type RootState } from '../../../store/reducer';
import { guestFilterSlice } from './guestFilter.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    guestFilter: ReturnType<typeof guestFilterSlice.getInitialState>;
  }
}
const injected = guestFilterSlice.injectInto(rootReducer);

/** The operator's search for bookings, in the store from here on. */
export const selectGuestFilter = (state: RootState) => injected.selectSlice(state);
