import type { ReserveDay } from '#contract/day/day.schema';
import { refusal } from '#src/store/api';
import { useAppSelector } from '#src/store/hooks';
import type { RootState } from '#src/store/reducer';

/** Undefined if no list has it. */
const selectCachedDay = ({ api }: RootState, id: string): ReserveDay | undefined =>
  Object.values(api.queries)
    .flatMap((query) => (query?.endpointName === 'getDayList' ? ((query.data ?? []) as ReserveDay[]) : []))
    .find((day) => String(day.id) === id);

interface AskedDay {
  currentData?: ReserveDay | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Without a connection the day as a list had it: `isCached`. Also during a refetch. */
export const useCachedDay = (id: string, asked: AskedDay): AskedDay & { isCached: boolean } => {
  const listed = useAppSelector((state) => selectCachedDay(state, id));
  const cached = asked.error !== undefined && refusal(asked.error) === null && !asked.currentData ? listed : undefined;
  return { ...asked, currentData: asked.currentData ?? cached, isCached: cached !== undefined };
};
