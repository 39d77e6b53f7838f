import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingPlace } from '../../../contract/waiting/waiting.schema';
import { rootReducer, type RootState } from '../reducer';

type PlaceInLine = Pick<WaitingPlace, 'date' | 'number'>;
const nameOf = ({ date, number }: PlaceInLine): string => `${date} ${number}`;

/** Places in line that were left since the page was loaded: a page reached with Back must not show them any more. */
const placesLeftSlice = createSlice({
  name: 'placesLeft',
  initialState: [] as string[],
  reducers: {
    placeLeft: (places, { payload }: PayloadAction<PlaceInLine>) => [...places, nameOf(payload)],
  },
});
export const { placeLeft } = placesLeftSlice.actions;

declare module '../reducer' {
  interface LazySlices {
    placesLeft: ReturnType<typeof placesLeftSlice.getInitialState>;
  }
}
const injected = placesLeftSlice.injectInto(rootReducer);

export const selectIsPlaceLeft = (state: RootState, place: PlaceInLine | undefined): boolean =>
  place !== undefined && injected.selectSlice(state).includes(nameOf(place));
