import { API } from '#contract/paths';
import { statsValidator } from '#contract/validators/operator';
import type { Stats, StatsQuery } from '#contract/stats/stats.schema';
import { api, read } from '#src/store/api';

const search = ({ year, month }: StatsQuery): string => `?year=${year}${month === undefined ? '' : `&month=${month}`}`;

export const statsCsvAddress = (query: StatsQuery): string => API.statsCsv + search(query);

export const statsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<Stats, StatsQuery>(
      read(statsValidator, (query) => API.stats + search(query), 'Guest', 'Day'),
    ),
  }),
});
export const { useGetStatsQuery } = statsApi;
