import type { DayListQuery, ReserveDay } from '../../../contract/day/day.schema';
import { API } from '../../../contract/paths';
import { api } from '../api';

/** The days of a month, which the visitors' and the operator's calendar both show. */
export const daysApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDayList: build.query<ReserveDay[], DayListQuery>({
      query: ({ year, month }) => `${API.dayList}?year=${year}&month=${month}`,
      providesTags: ['Day'],
    }),
  }),
});
export const { useGetDayListQuery } = daysApi;
