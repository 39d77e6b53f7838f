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
import type { Validator } from '#contract/validator.rules';
import { api, post, read, refusal, send, validated } from '#src/store/api';
import { useAppDispatch } from '#src/store/hooks';
import { notifyOtherTabs } from '#src/store/sync/otherTabs';

/** After a refusal too, because another device, or a request with a lost response, has saved. */
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

/** Options of the query that fills a form: no refetch while the operator types. */
const opened = <Data>(validator: Validator, url: string) => ({
  responseSchema: validated<Data>(validator),
  query: () => url,
  keepUnusedDataFor: 0,
});
const stored = <Data>(validator: Validator, url: string) => ({
  responseSchema: validated<Data>(validator),
  query: post(url),
  ...showsEverywhere,
});

export const configAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    openInfo: build.query<ConfigInfo, void>(opened(configInfoValidator, API.configInfo)),
    openLogic: build.query<ConfigLogic, void>(opened(configLogicValidator, API.configLogic)),
    openCrew: build.query<Crew, void>(opened(crewValidator, MANIFEST_API.crew)),
    storeCrew: build.mutation<Crew, StoreCrew>(stored(crewValidator, MANIFEST_API.storeCrew)),
    storeInfo: build.mutation<ConfigInfo, StoreInfo>(stored(configInfoValidator, API.storeInfo)),
    storeLogic: build.mutation<ConfigLogic, StoreLogic>(stored(configLogicValidator, API.storeLogic)),
    openAbout: build.query<About, void>(opened(aboutValidator, API.about)),
    storeAbout: build.mutation<About, StoreAbout>(stored(aboutValidator, API.storeAbout)),
    getAboutVersions: build.query<AboutVersions, void>(read(aboutVersionsValidator, () => API.aboutVersions, 'Config')),
    restoreAbout: build.mutation<About, RestoreAbout>(stored(aboutValidator, API.restoreAbout)),
    /** `seen`: the address of the displayed logo. A different logo is not replaced. */
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
    changePassword: build.mutation<unknown, Omit<ChangePassword, 'id'>>(
      send((body) => ({ url: API.changePassword, method: 'POST', body: { id: null, ...body } })),
    ),
    getCalendarFeed: build.query<CalendarFeed, void>(read(calendarFeedValidator, () => API.calendarFeed, 'Config')),
    renewCalendarFeed: build.mutation<CalendarFeed, void>(
      send(() => ({ url: API.renewCalendarFeed, method: 'POST' }), ['Config'], calendarFeedValidator),
    ),
    endCalendarFeed: build.mutation<CalendarFeed, void>(
      send(() => ({ url: API.endCalendarFeed, method: 'POST' }), ['Config'], calendarFeedValidator),
    ),
    getSecondStep: build.query<SecondStep, void>(read(secondStepValidator, () => API.secondStep, 'User')),
    startSecondStep: build.mutation<SecondStepKey, StartSecondStep>(
      send(post(API.startSecondStep), ['User'], secondStepKeyValidator),
    ),
    confirmSecondStep: build.mutation<RecoveryCodes, ConfirmSecondStep>(
      send(post(API.confirmSecondStep), ['User'], recoveryCodesValidator),
    ),
    endSecondStep: build.mutation<SecondStep, EndSecondStep>(
      send(post(API.endSecondStep), ['User'], secondStepValidator),
    ),
  }),
});

/** A `File` is not serializable, so the requests are not tracked in the store. */
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
