import { rootReducer, type RootState } from '../../../store/reducer';
import { searchesSlice } from './searches.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    searches: ReturnType<typeof searchesSlice.getInitialState>;
  }
}
const injected = searchesSlice.injectInto(rootReducer);

/** The filters of the operator's lists. Importing this module adds the slice to the store. */
export const selectSearches = (state: RootState) => injected.selectSlice(state);
