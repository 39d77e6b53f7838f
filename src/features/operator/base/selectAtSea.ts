import { rootReducer, type RootState } from '../../../store/reducer';
import { atSeaSlice } from './atSea.slice';

declare module '../../../store/reducer' {
  interface LazySlices {
    atSea: ReturnType<typeof atSeaSlice.getInitialState>;
  }
}
const injected = atSeaSlice.injectInto(rootReducer);

/** The kept lists and ticks. Importing this module adds the slice to the store. */
export const selectAtSea = (state: RootState) => injected.selectSlice(state);
