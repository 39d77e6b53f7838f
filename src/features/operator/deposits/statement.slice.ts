import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSignOut } from '#src/store/session';
import { rootReducer } from '#src/store/reducer';

/** In memory only: it survives an error, other pages and a repeated login, and is gone with the tab or a logout. */
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
