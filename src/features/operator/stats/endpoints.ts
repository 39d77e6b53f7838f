import { API } from '../../../../contract/paths';
import { statsShape } from '../../../../contract/shapes/operator';
import type { Stats, StatsQuery } from '../../../../contract/stats/stats.schema';
import { api, shaped } from '../../../store/api';

const search = ({ year, month }: StatsQuery): string => `?year=${year}${month === undefined ? '' : `&month=${month}`}`;

/** The address of the figures as a file. */
export const statsCsvAddress = (query: StatsQuery): string => API.statsCsv + search(query);

export const statsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The figures of a month or a year up to today, beside the year before. */
    getStats: build.query<Stats, StatsQuery>({
      responseSchema: shaped(statsShape),
      query: (query) => API.stats + search(query),
      providesTags: ['Guest', 'Day'],
    }),
  }),
});
export const { useGetStatsQuery } = statsApi;
