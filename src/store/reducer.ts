import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';
import { sessionSlice } from './session';

/** Slices that features add when they are loaded; each feature declares its own here. */
// oxlint-disable-next-line typescript/no-empty-object-type -- features extend it by declaration merging
export interface LazySlices {}

/**
 * The store's initial reducer. A feature's slice is injected with its page, so that visitors do not load the
 * operator's.
 */
export const rootReducer = combineSlices(api, sessionSlice).withLazyLoadedSlices<LazySlices>();
export type RootState = ReturnType<typeof rootReducer>;
