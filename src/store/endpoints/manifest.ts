import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import { dayManifestValidator, manifestCountsValidator, remindedValidator } from '#contract/validators/operator';
import type {
  DayManifest,
  ManifestCounts,
  ManifestCountsQuery,
  OperatorRemove,
  OperatorSave,
  Reminded,
} from '#contract/manifest/manifest.schema';
import { apiPath } from '#contract/paths';
import { api, validated } from '../api';
import { useUsesManifest } from './config';

export const manifestAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManifestCounts: build.query<ManifestCounts, ManifestCountsQuery>({
      responseSchema: validated(manifestCountsValidator),
      query: ({ first, last }) => `${MANIFEST_API.counts}?first=${first}&last=${last}`,
      providesTags: ['Guest', 'Day'],
    }),
    /** Personal data leave the cache once they are no longer displayed. */
    getDayManifest: build.query<DayManifest, number>({
      responseSchema: validated(dayManifestValidator),
      query: (id) => apiPath(MANIFEST_API.day, { id }),
      keepUnusedDataFor: 0,
      providesTags: ['Guest', 'Day', 'Config'],
    }),
    savePerson: build.mutation<unknown, OperatorSave>({
      query: (body) => ({ url: MANIFEST_API.saveByOperator, method: 'POST', body }),
      // After a refusal too, because another person has written the row.
      invalidatesTags: ['Guest'],
    }),
    removePerson: build.mutation<unknown, OperatorRemove>({
      query: (body) => ({ url: MANIFEST_API.removeByOperator, method: 'POST', body }),
      invalidatesTags: ['Guest'],
    }),
    remindManifest: build.mutation<Reminded, number>({
      responseSchema: validated(remindedValidator),
      query: (id) => ({ url: MANIFEST_API.remind, method: 'POST', body: { id } }),
      invalidatesTags: ['Guest', 'Message'],
    }),
  }),
});
export const { useSavePersonMutation, useRemovePersonMutation, useRemindManifestMutation } = manifestAdminApi;

/** Requests nothing while the policy is off. */
export const useManifestCounts = (days: ManifestCountsQuery) =>
  manifestAdminApi.useGetManifestCountsQuery(days, { skip: !useUsesManifest() });
/** Requests nothing while the policy is off, or without a day. */
export const useDayManifest = (dayId: number | undefined) =>
  manifestAdminApi.useGetDayManifestQuery(dayId ?? 0, { skip: !useUsesManifest() || dayId === undefined });
