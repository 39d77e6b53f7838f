import { historyShape } from '../../../contract/shapes/operator';
import { useState } from 'react';
import type { History, HistoryQuery } from '../../../contract/history/history.schema';
import { API } from '../../../contract/paths';
import { api, failureText, shaped } from '../api';

/** The history of one day or one booking; pages are counted from 0. */
type HistoryOf = { page: number } & ({ dayId: number } | { guestId: number });

const addressOf = (of: HistoryOf): string => {
  const asked: HistoryQuery = of;
  return `${API.history}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;
};

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<History, HistoryOf>({
      responseSchema: shaped(historyShape),
      query: addressOf,
      providesTags: ['Guest', 'Day'],
    }),
  }),
});

/** The history of a day or a booking for its panel: loaded when it is opened, page by page. */
export const useHistory = (of: { dayId: number } | { guestId: number }) => {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(0);
  const query = historyApi.useGetHistoryQuery({ ...of, page }, { skip: !open });
  // Also while events ask for it again.
  const failed = query.error !== undefined && !query.currentData;
  return {
    /** Undefined until the page is loaded. */
    changes: failed ? undefined : query.data?.list,
    panel: {
      page: query.data?.page ?? 0,
      totalPages: query.data?.totalPages ?? 0,
      error: failed ? failureText(query.error) : null,
      onToggle: setOpen,
      onPage: setPage,
      onRetry: () => void query.refetch(),
    },
  };
};
