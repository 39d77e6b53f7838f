import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { daysApi } from '#src/store/endpoints/days';
import { guestsApi } from '#src/store/endpoints/guests';
import { fresh, useAppDispatch } from '#src/store/hooks';

/** Null if they could not be read. */
export const useReadTrip = (): ((
  day: Pick<ReserveDay, 'id' | 'date'>,
) => Promise<{ day: ReserveDay; guests: readonly ManagedGuest[] } | null>) => {
  const dispatch = useAppDispatch();
  return async ({ id, date }) => {
    const [day, guests] = await Promise.all([
      dispatch(daysApi.endpoints.getDayByDate.initiate(date, fresh)),
      dispatch(guestsApi.endpoints.getGuestsOfDay.initiate(id, fresh)),
    ]);
    if (day.error || guests.error || !day.data || !guests.data) return null;
    return { day: day.data, guests: guests.data };
  };
};
