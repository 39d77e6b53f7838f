import type { History, HistoryQuery } from '../../../contract/history/history.schema';
import { API } from '../../../contract/paths';
import { api } from '../api';

/** What happened to one day, or to one booking, page by page from 0. */
export type HistoryOf = { page: number } & ({ dayId: number } | { guestId: number });

const addressOf = (of: HistoryOf): string => {
  const asked: HistoryQuery = of;
  return `${API.history}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;
};

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<History, HistoryOf>({ query: addressOf, providesTags: ['Guest', 'Day'] }),
  }),
});
export const { useGetHistoryQuery } = historyApi;
