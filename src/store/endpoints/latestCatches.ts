import { latestCatchesShape } from '../../../contract/shapes/visitor';
import type { Catch } from '../../../contract/catch/catch.schema';
import { API } from '../../../contract/paths';
import { api, shaped } from '../api';
import { useRefetchInView } from './days';

/** The newest posts of what was caught, for the home page. */
export const latestCatchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLatestCatches: build.query<Catch[], void>({
      responseSchema: shaped(latestCatchesShape),
      query: () => API.latestCatches,
      providesTags: ['Catch'],
    }),
  }),
});

export const useLatestCatches = () => latestCatchesApi.useGetLatestCatchesQuery(undefined, useRefetchInView());
