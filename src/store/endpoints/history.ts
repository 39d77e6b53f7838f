import { historyValidator } from '#contract/validators/operator';
import { useState } from 'react';
import type { History, HistoryQuery } from '#contract/history/history.schema';
import { API } from '#contract/paths';
import { api, failureText, read } from '../api';

/** Pages are counted from 0. */
type HistoryOf = { page: number } & ({ dayId: number } | { guestId: number });

const addressOf = (of: HistoryOf): string => {
  const asked: HistoryQuery = of;
  return `${API.history}?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;
};

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<History, HistoryOf>(read(historyValidator, addressOf, 'Guest', 'Day')),
  }),
});

export const useHistory = (of: { dayId: number } | { guestId: number }) => {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(0);
  const query = historyApi.useGetHistoryQuery({ ...of, page }, { skip: !open });
  // True during a refetch too.
  const failed = query.error !== undefined && !query.currentData;
  return {
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
