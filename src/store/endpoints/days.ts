import { dayListShape, reserveDayShape } from '../../../contract/shapes/visitor';
import type { DayListQuery, ReserveDay } from '../../../contract/day/day.schema';
import { API, apiPath } from '../../../contract/paths';
import { api, refusal, shaped } from '../api';
import { useFirstView } from '../hooks';

/** In seconds. */
const TEN_MINUTES = 600;

/** Days, for the visitors' and the operator's screens. */
export const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDayList: build.query<ReserveDay[], DayListQuery>({
      responseSchema: shaped(dayListShape),
      query: ({ year, month }) => `${API.dayList}?year=${year}&month=${month}`,
      // A month that is opened again is shown at once, and read again meanwhile.
      keepUnusedDataFor: TEN_MINUTES,
      providesTags: ['Day'],
    }),
    getDay: build.query<ReserveDay, string>({
      responseSchema: shaped(reserveDayShape),
      query: (id) => apiPath(API.dayById, { id }),
      providesTags: ['Day'],
    }),
    getDayByDate: build.query<ReserveDay, string>({
      responseSchema: shaped(reserveDayShape),
      query: (date) => apiPath(API.dayByDate, { date }),
      providesTags: ['Day'],
    }),
  }),
});
/**
 * What a request for seats, or for a place in line, makes out of date, whatever its answer: the seats that are shown, and
 * after a refused value the policy: the operator may ask for a password since the form was opened.
 */
export const tagsOfRequest = (_: unknown, error: unknown): ('Day' | 'Config')[] =>
  refusal(error)?.code === 'VALIDATION' ? ['Day', 'Config'] : ['Day'];

/** How long the answers that came with a page count as current, in seconds: longer than the first view takes. */
const FIRST_VIEW_SECONDS = 60;

/**
 * Seats change while the tab is hidden: refetch when it is shown again, and after a reconnection. What came with the
 * page is not requested again by its first view.
 */
export const useRefetchInView = () => ({
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: useFirstView().isOpen() ? FIRST_VIEW_SECONDS : true,
});

export const { useGetDayListQuery, useGetDayQuery, useGetDayByDateQuery } = daysApi;

/** Returns the function that fetches a month's list that will probably be shown; nothing happens if it is kept. */
export const useGetDayListAhead = () => daysApi.usePrefetch('getDayList');
