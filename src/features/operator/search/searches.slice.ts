import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MessageState } from '#contract/messages/message.schema';
import type { GuestListFilters } from '#contract/paths';
import { isSignOut } from '#src/store/session';
import { rootReducer } from '#src/store/reducer';

/** Pages are counted from 0. */
export interface Searches {
  guests: Required<GuestListFilters>;
  refunds: { page: number };
  messages: { state: MessageState; page: number };
}
export const NO_SEARCHES: Searches = {
  guests: { date: 'future', guestState: 'WATTING', keyword: '', page: 0 },
  refunds: { page: 0 },
  messages: { state: 'PARKED', page: 0 },
};

/** The address mirrors it; signing out resets it. */
export const searchesSlice = createSlice({
  name: 'searches',
  initialState: NO_SEARCHES,
  reducers: {
    searched: (searches, { payload }: PayloadAction<Partial<Searches>>): Searches => ({ ...searches, ...payload }),
  },
  extraReducers: (build) => {
    build.addMatcher(isSignOut, () => NO_SEARCHES);
  },
});
export const { searched } = searchesSlice.actions;

const injected = searchesSlice.injectInto(rootReducer);
export const selectSearches = (state: object) => injected.selectSlice(state);
