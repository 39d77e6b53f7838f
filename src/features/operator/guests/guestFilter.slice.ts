import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GuestStateFilter } from '../../../../contract/booking/guest.schema';
import type { GuestListFilters } from '../../../../contract/paths';
import { signedOut } from '../../../store/session';

/** `past`: finished trips (specification 4). */
type Period = 'all' | 'future' | 'today' | 'past';

interface GuestFilter {
  period: Period;
  /** Empty string: every state. */
  state: GuestStateFilter | '';
  keyword: string;
  /** Zero-based. */
  page: number;
}
const initialState: GuestFilter = { period: 'future', state: 'WATTING', keyword: '', page: 0 };

/**
 * The operator's search for bookings. The address mirrors it; signing out resets it. A changed filter returns to the
 * first page.
 */
export const guestFilterSlice = createSlice({
  name: 'guestFilter',
  initialState,
  reducers: {
    periodChosen: (filter, { payload }: PayloadAction<Period>): GuestFilter => ({
      ...filter,
      period: payload,
      // Specification 4: finished trips are shown in every state.
      state: payload === 'past' ? '' : filter.state,
      page: 0,
    }),
    /** Sets all filters at once, from a link; a parameter that the link omits does not filter. */
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
/** An action that changes the filter. */
export type GuestFilterChoice = ReturnType<(typeof guestFilterSlice.actions)[keyof typeof guestFilterSlice.actions]>;
export const { guestsAsked, periodChosen, stateChosen, keywordSearched, pageChosen } = guestFilterSlice.actions;
