import type { ReserveDay } from '#contract/day/day.schema';
import { refusal } from '#src/store/api';
import { useAppSelector } from '#src/store/hooks';
import type { RootState } from '#src/store/reducer';

type ListQuery = RootState['api']['queries'][string];

const daysOf = (query: ListQuery): ReserveDay[] =>
  query?.endpointName === 'getDayList' ? ((query.data ?? []) as ReserveDay[]) : [];

/** Undefined if no loaded list has the day. */
const selectListWith = ({ api }: RootState, id: string): ListQuery =>
  Object.values(api.queries).find((query) => daysOf(query).some((day) => String(day.id) === id));

interface AskedDay {
  currentData?: ReserveDay | undefined;
  fulfilledTimeStamp?: number | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Without a connection, or during a refetch, the day from a loaded list. */
export const useCachedDay = (id: string, asked: AskedDay): AskedDay => {
  const list = useAppSelector((state) => selectListWith(state, id));
  const isCached = asked.error !== undefined && refusal(asked.error) === null && !asked.currentData;
  if (!isCached || !list) return asked;
  return {
    ...asked,
    currentData: daysOf(list).find((day) => String(day.id) === id),
    fulfilledTimeStamp: list.fulfilledTimeStamp,
  };
};
