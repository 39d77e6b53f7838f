import { dayListValidator, reserveDayValidator } from '#contract/validators/visitor';
import type { DayListQuery, ReserveDay } from '#contract/day/day.schema';
import { API, apiPath } from '#contract/paths';
import { api, read, refusal, validated } from '../api';
import { useFirstView } from '../hooks';

/** In seconds. */
const TEN_MINUTES = 600;

export const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDayList: build.query<ReserveDay[], DayListQuery>({
      responseSchema: validated(dayListValidator),
      query: ({ year, month }) => `${API.dayList}?year=${year}&month=${month}`,
      // A reopened month is shown immediately, and refetched.
      keepUnusedDataFor: TEN_MINUTES,
      providesTags: ['Day'],
    }),
    getDay: build.query<ReserveDay, string>(read(reserveDayValidator, (id) => apiPath(API.dayById, { id }), 'Day')),
    getDayByDate: build.query<ReserveDay, string>(
      read(reserveDayValidator, (date) => apiPath(API.dayByDate, { date }), 'Day'),
    ),
  }),
});
/** The seats may be outdated, whatever the response. After a refused value, the policy may be too. */
export const tagsOfRequest = (_: unknown, error: unknown): ('Day' | 'Config')[] =>
  refusal(error)?.code === 'VALIDATION' ? ['Day', 'Config'] : ['Day'];

/** In seconds; longer than the first view takes. */
const FIRST_VIEW_SECONDS = 60;

/** Seats change while the tab is hidden. The first view does not refetch the page's own data. */
export const useRefetchInView = () => ({
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: useFirstView().isOpen() ? FIRST_VIEW_SECONDS : true,
});

export const { useGetDayListQuery, useGetDayQuery, useGetDayByDateQuery } = daysApi;

export const useGetDayListAhead = () => daysApi.usePrefetch('getDayList');
