import { useCallback } from 'react';
import { configInfoValidator, configLogicValidator } from '#contract/validators/visitor';
import { NO_TERMS, tideSetting, usesWaiting } from '#contract/config/config.rules';
import type { ConfigInfo, ConfigLogic, TripTerms } from '#contract/config/config.schema';
import { usesManifest } from '#contract/config/config.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import { tidePhase, type TidePhase } from '#contract/day/tide.rules';
import { API } from '#contract/paths';
import { api, validated } from '../api';

const HOUR = 3600;

/** Specification 7: cached for an hour. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfigInfo: build.query<ConfigInfo, void>({
      responseSchema: validated(configInfoValidator),
      query: () => API.configInfo,
      keepUnusedDataFor: HOUR,
      providesTags: ['Config'],
    }),
    getConfigLogic: build.query<ConfigLogic, void>({
      responseSchema: validated(configLogicValidator),
      query: () => API.configLogic,
      keepUnusedDataFor: HOUR,
      providesTags: ['Config'],
    }),
  }),
});

const cachedForAnHour = { refetchOnMountOrArgChange: HOUR } as const;
export const useConfigInfo = ({ fresh = false } = {}) =>
  configApi.useGetConfigInfoQuery(undefined, fresh ? { refetchOnMountOrArgChange: true } : cachedForAnHour);
export const useConfigLogic = () => configApi.useGetConfigLogicQuery(undefined, cachedForAnHour);

/** Null until the operator's tide table (물때) is loaded, so that no wrong phase flashes. */
export const useTidePhase = (): ((date: DayDate) => TidePhase | null) => {
  const { data } = useConfigLogic();
  return useCallback((date) => (data ? tidePhase(date, tideSetting(data)) : null), [data]);
};

export const useCanWait = (): boolean => {
  const { data } = useConfigLogic();
  return data !== undefined && usesWaiting(data);
};

export const useUsesManifest = (): boolean => {
  const { data } = useConfigLogic();
  return data !== undefined && usesManifest(data);
};

/** True even while the waiting list is off, because it may have been on. */
export const useMayBeInLine = (): boolean => useConfigLogic().data?.useWaiting != null;

export const useTripTerms = (): TripTerms => useConfigLogic().data ?? NO_TERMS;
