import { API } from '#contract/paths';
import { statsShape } from '#contract/shapes/operator';
import type { Stats, StatsQuery } from '#contract/stats/stats.schema';
import { api, shaped } from '#src/store/api';

const search = ({ year, month }: StatsQuery): string => `?year=${year}${month === undefined ? '' : `&month=${month}`}`;

export const statsCsvAddress = (query: StatsQuery): string => API.statsCsv + search(query);

export const statsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<Stats, StatsQuery>({
      responseSchema: shaped(statsShape),
      query: (query) => API.stats + search(query),
      providesTags: ['Guest', 'Day'],
    }),
  }),
});
export const { useGetStatsQuery } = statsApi;
