import type { ManagedGuest } from '#contract/booking/guest.schema';
import { api } from '../api';

interface Started {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: ManagedGuest }>;
}

/** For `onQueryStarted`: a refetch of the lists may wait long while many bookings arrive. */
export const updateShownLists = async (_: unknown, { dispatch, getState, queryFulfilled }: Started): Promise<void> => {
  const { data: changed } = await queryFulfilled.catch(() => ({ data: null }));
  if (!changed) return;
  const put = (guest: { id: number }) => (guest.id === changed.id ? { ...guest, ...changed } : guest);
  const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0];
  for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(state, ['Guest'])) {
    const change = (draft: unknown) => {
      if (endpointName === 'getGuestsOfDay') return (draft as { id: number }[]).map(put);
      const page = draft as { list: { id: number }[] };
      return { ...page, list: page.list.map(put) };
    };
    if (endpointName === 'getGuestsOfDay' || endpointName === 'getGuestList')
      dispatch(api.util.updateQueryData(endpointName as never, originalArgs as never, change as never) as never);
  }
};
