import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';
import { sessionSlice } from './session';

/** The slices that features bring when they are loaded; each declares its own here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features extend it by declaration merging
export interface LazySlices {}

/** What the store holds from the start. A feature's filters join when its page does: no visitor loads the operator's. */
export const rootReducer = combineSlices(api, sessionSlice).withLazyLoadedSlices<LazySlices>();
export type RootState = ReturnType<typeof rootReducer>;
