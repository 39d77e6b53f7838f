import type { About, AboutVersions, RestoreAbout, StoreAbout } from '#contract/about/about.schema';
import { aboutValidator } from '#contract/validators/about';
import {
  aboutVersionsValidator,
  calendarFeedValidator,
  crewValidator,
  recoveryCodesValidator,
  secondStepKeyValidator,
  secondStepValidator,
} from '#contract/validators/operator';
import { configInfoValidator, configLogicValidator } from '#contract/validators/visitor';
import type { ChangePassword } from '#contract/auth/auth.schema';
import type {
  ConfirmSecondStep,
  EndSecondStep,
  RecoveryCodes,
  SecondStep,
  SecondStepKey,
  StartSecondStep,
} from '#contract/auth/secondStep.schema';
import type { CalendarFeed } from '#contract/config/calendarFeed.schema';
import { useState } from 'react';
import type { ConfigInfo, ConfigLogic, StoreInfo, StoreLogic } from '#contract/config/config.schema';
import { LOGO } from '#contract/config/logo.rules';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import type { Crew, StoreCrew } from '#contract/manifest/manifest.schema';
import { API, SEEN_LOGO_HEADER } from '#contract/paths';
import { api, refusal, validated } from '#src/store/api';
import { useAppDispatch } from '#src/store/hooks';
import { notifyOtherTabs } from '#src/store/sync/otherTabs';

/** After a refusal too: another device, or an attempt with a lost response, has saved. */
const showsEverywhere = {
  invalidatesTags: (_: unknown, error: unknown) =>
    error && refusal(error)?.code !== 'CONFLICT' && refusal(error)?.code !== 'NOT_FOUND' ? [] : (['Config'] as const),
  onQueryStarted: async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
    await queryFulfilled.then(
      () => notifyOtherTabs('config', 'saved'),
      () => undefined,
    );
  },
};

export const configAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not refetched while the operator types. */
    openInfo: build.query<ConfigInfo, void>({
      responseSchema: validated(configInfoValidator),
      query: () => API.configInfo,
      keepUnusedDataFor: 0,
    }),
    openLogic: build.query<ConfigLogic, void>({
      responseSchema: validated(configLogicValidator),
      query: () => API.configLogic,
      keepUnusedDataFor: 0,
    }),
    openCrew: build.query<Crew, void>({
      responseSchema: validated(crewValidator),
      query: () => MANIFEST_API.crew,
      keepUnusedDataFor: 0,
    }),
    storeCrew: build.mutation<Crew, StoreCrew>({
      responseSchema: validated(crewValidator),
      query: (body) => ({ url: MANIFEST_API.storeCrew, method: 'POST', body }),
      ...showsEverywhere,
    }),
    storeInfo: build.mutation<ConfigInfo, StoreInfo>({
      responseSchema: validated(configInfoValidator),
      query: (body) => ({ url: API.storeInfo, method: 'POST', body }),
      ...showsEverywhere,
    }),
    storeLogic: build.mutation<ConfigLogic, StoreLogic>({
      responseSchema: validated(configLogicValidator),
      query: (body) => ({ url: API.storeLogic, method: 'POST', body }),
      ...showsEverywhere,
    }),
    openAbout: build.query<About, void>({
      responseSchema: validated(aboutValidator),
      query: () => API.about,
      keepUnusedDataFor: 0,
    }),
    storeAbout: build.mutation<About, StoreAbout>({
      responseSchema: validated(aboutValidator),
      query: (body) => ({ url: API.storeAbout, method: 'POST', body }),
      ...showsEverywhere,
    }),
    getAboutVersions: build.query<AboutVersions, void>({
      responseSchema: validated(aboutVersionsValidator),
      query: () => API.aboutVersions,
      providesTags: ['Config'],
    }),
    restoreAbout: build.mutation<About, RestoreAbout>({
      responseSchema: validated(aboutValidator),
      query: (body) => ({ url: API.restoreAbout, method: 'POST', body }),
      ...showsEverywhere,
    }),
    /** `seen`: the address of the logo shown. Another one is not replaced unseen. */
    storeLogo: build.mutation<ConfigInfo, { file: File; seen: string }>({
      query: ({ file, seen }) => {
        const body = new FormData();
        body.append(LOGO.field, file);
        return { url: API.storeLogo, method: 'POST', body, headers: { [SEEN_LOGO_HEADER]: `"${seen}"` } };
      },
      ...showsEverywhere,
    }),
    removeLogo: build.mutation<ConfigInfo, string>({
      query: (seen) => ({ url: API.storeLogo, method: 'DELETE', headers: { [SEEN_LOGO_HEADER]: `"${seen}"` } }),
      ...showsEverywhere,
    }),
    changePassword: build.mutation<unknown, Omit<ChangePassword, 'id'>>({
      query: (body) => ({ url: API.changePassword, method: 'POST', body: { id: null, ...body } }),
    }),
    getCalendarFeed: build.query<CalendarFeed, void>({
      responseSchema: validated(calendarFeedValidator),
      query: () => API.calendarFeed,
      providesTags: ['Config'],
    }),
    renewCalendarFeed: build.mutation<CalendarFeed, void>({
      responseSchema: validated(calendarFeedValidator),
      query: () => ({ url: API.renewCalendarFeed, method: 'POST' }),
      invalidatesTags: ['Config'],
    }),
    endCalendarFeed: build.mutation<CalendarFeed, void>({
      responseSchema: validated(calendarFeedValidator),
      query: () => ({ url: API.endCalendarFeed, method: 'POST' }),
      invalidatesTags: ['Config'],
    }),
    getSecondStep: build.query<SecondStep, void>({
      responseSchema: validated(secondStepValidator),
      query: () => API.secondStep,
      providesTags: ['User'],
    }),
    startSecondStep: build.mutation<SecondStepKey, StartSecondStep>({
      responseSchema: validated(secondStepKeyValidator),
      query: (body) => ({ url: API.startSecondStep, method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    confirmSecondStep: build.mutation<RecoveryCodes, ConfirmSecondStep>({
      responseSchema: validated(recoveryCodesValidator),
      query: (body) => ({ url: API.confirmSecondStep, method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    endSecondStep: build.mutation<SecondStep, EndSecondStep>({
      responseSchema: validated(secondStepValidator),
      query: (body) => ({ url: API.endSecondStep, method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
  }),
});

/** A `File` is not serializable: the calls are not tracked in the store. */
export const useLogoMutations = (seen: string) => {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<'saving' | 'removing' | null>(null);
  const { storeLogo, removeLogo } = configAdminApi.endpoints;
  const run = async <Result>(what: 'saving' | 'removing', call: () => Promise<Result>): Promise<Result> => {
    setPending(what);
    return call().finally(() => setPending(null));
  };
  return {
    pending,
    store: (file: File) => run('saving', () => dispatch(storeLogo.initiate({ file, seen }, { track: false }))),
    remove: () => run('removing', () => dispatch(removeLogo.initiate(seen, { track: false }))),
  };
};
export const {
  useOpenInfoQuery,
  useOpenCrewQuery,
  useStoreCrewMutation,
  useOpenLogicQuery,
  useStoreInfoMutation,
  useStoreLogicMutation,
  useOpenAboutQuery,
  useStoreAboutMutation,
  useGetAboutVersionsQuery,
  useRestoreAboutMutation,
  useChangePasswordMutation,
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useEndCalendarFeedMutation,
  useGetSecondStepQuery,
  useStartSecondStepMutation,
  useConfirmSecondStepMutation,
  useEndSecondStepMutation,
} = configAdminApi;
