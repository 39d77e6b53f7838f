import type { About } from '#contract/about/about.schema';
import { API } from '#contract/paths';
import { aboutShape } from '#contract/shapes/about';
import { api, shaped } from '../api';

const HOUR = 3600;

export const aboutApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAbout: build.query<About, void>({
      responseSchema: shaped(aboutShape),
      query: () => API.about,
      keepUnusedDataFor: HOUR,
      providesTags: ['Config'],
    }),
  }),
});

export const useAbout = () => aboutApi.useGetAboutQuery(undefined, { refetchOnMountOrArgChange: HOUR });
