import { dayListShape, reserveDayShape } from '../../../contract/shapes/visitor';
import type { DayListQuery, ReserveDay } from '../../../contract/day/day.schema';
import { API, apiPath } from '../../../contract/paths';
import { api, shaped } from '../api';

/** Days, for the visitors' and the operator's screens. */
export const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDayList: build.query<ReserveDay[], DayListQuery>({
      responseSchema: shaped(dayListShape),
      query: ({ year, month }) => `${API.dayList}?year=${year}&month=${month}`,
      providesTags: ['Day'],
    }),
    getDayByDate: build.query<ReserveDay, string>({
      responseSchema: shaped(reserveDayShape),
      query: (date) => apiPath(API.dayByDate, { date }),
      providesTags: ['Day'],
    }),
  }),
});
/** Seats change while the tab is hidden: refetch when it is shown again, and after a reconnection. */
export const refetchInView = { refetchOnFocus: true, refetchOnReconnect: true } as const;

export const { useGetDayListQuery, useGetDayByDateQuery } = daysApi;
