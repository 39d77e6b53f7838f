import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GuestStateFilter } from '../../../../contract/guest/guest.schema';
import type { GuestListFilters } from '../../../../contract/paths';
import { signedOut } from '../../../store/session';

/** `past` are the trips that are finished (specification 4). */
type Period = 'all' | 'future' | 'today' | 'past';

interface GuestFilter {
  period: Period;
  /** Empty for every state. */
  state: GuestStateFilter | '';
  keyword: string;
  /** From 0. */
  page: number;
}
const initialState: GuestFilter = { period: 'future', state: 'WATTING', keyword: '', page: 0 };

/** What the operator looks for; the address mirrors it, and signing out empties it. Every new filter begins at the first page. */
export const guestFilterSlice = createSlice({
  name: 'guestFilter',
  initialState,
  reducers: {
    periodChosen: (filter, { payload }: PayloadAction<Period>): GuestFilter => ({
      ...filter,
      period: payload,
      // Specification 4: what is finished is shown in every state.
      state: payload === 'past' ? '' : filter.state,
      page: 0,
    }),
    /** A whole choice at once, from a link: what it does not name is not narrowed. */
    guestsAsked: (_, { payload }: PayloadAction<GuestListFilters>): GuestFilter => ({
      period: payload.date ?? 'all',
      state: payload.guestState ?? '',
      keyword: payload.keyword ?? '',
      page: payload.page ?? 0,
    }),
    stateChosen: (filter, { payload }: PayloadAction<GuestStateFilter | ''>) => ({
      ...filter,
      state: payload,
      page: 0,
    }),
    keywordSearched: (filter, { payload }: PayloadAction<string>) => ({ ...filter, keyword: payload, page: 0 }),
    pageChosen: (filter, { payload }: PayloadAction<number>) => ({ ...filter, page: payload }),
  },
  extraReducers: (build) => {
    build.addCase(signedOut, () => initialState);
  },
});
/** One choice of the operator. */
export type GuestFilterChoice = ReturnType<(typeof guestFilterSlice.actions)[keyof typeof guestFilterSlice.actions]>;
export const { guestsAsked, periodChosen, stateChosen, keywordSearched, pageChosen } = guestFilterSlice.actions;
