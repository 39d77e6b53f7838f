import type { TripAtSea } from '#contract/boarding/boarding.schema';
import { withTicks } from '#contract/boarding/boarding.rules';
import { refusal } from '#src/store/api';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useGetGuestsOfDayQuery } from '#src/store/endpoints/guests';
import { useAppSelector } from '#src/store/hooks';
import { selectAtSea } from '#src/features/operator/atSea/atSea.slice';

/** For a trip that the device has not stored. */
export const useLaterTrip = (date: string, isAsked: boolean) => {
  const day = useGetDayByDateQuery(date, { skip: !isAsked });
  const guests = useGetGuestsOfDayQuery(day.currentData?.id ?? 0, { skip: !isAsked || !day.currentData });
  const { unsent, sent } = useAppSelector(selectAtSea);
  const isMissing = isAsked && refusal(day.error)?.code === 'NOT_FOUND';
  const trip: TripAtSea | null =
    isAsked && day.currentData && guests.currentData
      ? {
          day: day.currentData,
          parties: withTicks(
            guests.currentData.filter(({ state }) => state !== 'CANCEL'),
            [...sent, ...unsent],
          ),
        }
      : null;
  const failed = [day, guests].filter(({ isError, isFetching }) => isError && !isFetching);
  return {
    trip,
    isMissing,
    isFailed: !trip && !isMissing && failed.length > 0,
    isLoading: isAsked && !trip && !isMissing,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
};
