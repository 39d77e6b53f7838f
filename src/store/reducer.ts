import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';
import { sessionSlice } from './session';

/**
 * The store's initial reducer. A feature's slice is injected with its page, so that visitors do not load the
 * operator's.
 */
export const rootReducer = combineSlices(api, sessionSlice);
export type RootState = ReturnType<typeof rootReducer>;
