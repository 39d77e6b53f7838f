import { catchListShape, catchPostShape } from '../../../contract/shapes/catches';
import type { Catch, CatchList } from '../../../contract/catch/catch.schema';
import type { YearMonth } from '../../../contract/day/calendar.rules';
import { API, apiPath } from '../../../contract/paths';
import { api, shaped } from '../api';

/** Posts of what was caught. */
export const catchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The posts of a month; of the newest month with posts for null. */
    getCatchList: build.query<CatchList, YearMonth | null>({
      responseSchema: shaped(catchListShape),
      query: (month) => (month ? `${API.catchList}?year=${month.year}&month=${month.month}` : API.catchList),
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
