import type { GuestDetail } from '#contract/booking/guest.schema';
import { refusal } from '#src/store/api';
import { guestsApi } from '#src/store/endpoints/guests';
import { fresh, useAppDispatch } from '#src/store/hooks';

/** Null if the booking could not be read, `gone` if it no longer exists. */
export const useReadGuest = (): ((id: number) => Promise<GuestDetail | 'gone' | null>) => {
  const dispatch = useAppDispatch();
  return async (id) => {
    const { data, error } = await dispatch(guestsApi.endpoints.getGuest.initiate(id, fresh));
    if (error && refusal(error)?.code === 'NOT_FOUND') return 'gone';
    return (error ? null : data) ?? null;
  };
};
