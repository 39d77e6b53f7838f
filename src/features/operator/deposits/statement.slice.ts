import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSignOut } from '../../../store/session';
import { rootReducer } from '../../../store/reducer';

/**
 * The bank's list that the operator pasted. It is in memory only: it survives an error, other pages and a login that has
 * to be repeated, and is gone with the tab or after signing out.
 */
export const statementSlice = createSlice({
  name: 'statement',
  initialState: { text: '' },
  reducers: {
    statementPasted: (_, { payload }: PayloadAction<string>) => ({ text: payload }),
  },
  extraReducers: (build) => {
    build.addMatcher(isSignOut, () => ({ text: '' }));
  },
});
export const { statementPasted } = statementSlice.actions;

const injected = statementSlice.injectInto(rootReducer);
export const selectStatement = (state: object): string => injected.selectSlice(state).text;
