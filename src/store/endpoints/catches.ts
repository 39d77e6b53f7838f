import { catchListValidator, catchPostValidator } from '#contract/validators/catches';
import { latestCatchesValidator } from '#contract/validators/visitor';
import type { Catch, CatchList } from '#contract/catch/catch.schema';
import type { YearMonth } from '#contract/day/calendar.rules';
import { API, apiPath } from '#contract/paths';
import { api, read } from '../api';
import { useRefetchInView } from './days';

export const catchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null: the newest month with posts. */
    getCatchList: build.query<CatchList, YearMonth | null>(
      read(
        catchListValidator,
        (month) => (month ? `${API.catchList}?year=${month.year}&month=${month.month}` : API.catchList),
        'Catch',
      ),
    ),
    getLatestCatches: build.query<Catch[], void>(read(latestCatchesValidator, () => API.latestCatches, 'Catch')),
    getCatch: build.query<Catch, string>(read(catchPostValidator, (id) => apiPath(API.catchById, { id }), 'Catch')),
  }),
});
export const { useGetCatchListQuery, useGetCatchQuery } = catchesApi;
export const useLatestCatches = () => catchesApi.useGetLatestCatchesQuery(undefined, useRefetchInView());
