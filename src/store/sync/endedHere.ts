import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WaitingPlace } from '#contract/waiting/waiting.schema';
import { rootReducer } from '../reducer';

/** Bookings and places ended since the page's load: a page reached by Back must not show them as open. */
const endedHereSlice = createSlice({
  name: 'endedHere',
  initialState: [] as string[],
  reducers: { endedHere: (names, { payload }: PayloadAction<string>) => [...names, payload] },
});
export const { endedHere } = endedHereSlice.actions;
const injected = endedHereSlice.injectInto(rootReducer);

export const placeName = ({ date, number }: Pick<WaitingPlace, 'date' | 'number'>): string => `${date} ${number}`;
export const selectHasEnded = (state: object, name: string | undefined): boolean =>
  name !== undefined && injected.selectSlice(state).includes(name);
