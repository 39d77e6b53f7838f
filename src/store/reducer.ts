import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';
import { sessionSlice } from './session';

/** A feature's slice is injected with its page: visitors do not load the operator's. */
export const rootReducer = combineSlices(api, sessionSlice);
export type RootState = ReturnType<typeof rootReducer>;
