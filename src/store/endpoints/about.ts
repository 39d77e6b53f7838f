import type { About } from '#contract/about/about.schema';
import { API } from '#contract/paths';
import { aboutValidator } from '#contract/validators/about';
import { api, validated } from '../api';

const HOUR = 3600;

export const aboutApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query<About, void>({
      responseSchema: validated(aboutValidator),
      query: () => API.about,
      keepUnusedDataFor: HOUR,
      providesTags: ['Config'],
    }),
  }),
});

export const useAbout = () => aboutApi.useGetAboutQuery(undefined, { refetchOnMountOrArgChange: HOUR });
