import { catchListShape, catchPostShape } from '#contract/shapes/catches';
import { latestCatchesShape } from '#contract/shapes/visitor';
import type { Catch, CatchList } from '#contract/catch/catch.schema';
import type { YearMonth } from '#contract/day/calendar.rules';
import { API, apiPath } from '#contract/paths';
import { api, shaped } from '../api';
import { useRefetchInView } from './days';

export const catchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: the newest month with posts. */
    getCatchList: build.query<CatchList, YearMonth | null>({
      responseSchema: shaped(catchListShape),
      query: (month) => (month ? `${API.catchList}?year=${month.year}&month=${month.month}` : API.catchList),
      providesTags: ['Catch'],
    }),
    getLatestCatches: build.query<Catch[], void>({
      responseSchema: shaped(latestCatchesShape),
      query: () => API.latestCatches,
      providesTags: ['Catch'],
    }),
    getCatch: build.query<Catch, string>({
      responseSchema: shaped(catchPostShape),
      query: (id) => apiPath(API.catchById, { id }),
      providesTags: ['Catch'],
    }),
  }),
});
export const { useGetCatchListQuery, useGetCatchQuery } = catchesApi;
export const useLatestCatches = () => catchesApi.useGetLatestCatchesQuery(undefined, useRefetchInView());
