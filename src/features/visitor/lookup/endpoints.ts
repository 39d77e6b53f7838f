import { foundGuestValidator } from '#contract/validators/visitor';
import type { CancelBooking, Lookup } from '#contract/booking/booking.schema';
import type { FoundGuest } from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import { api, post, validated } from '#src/store/api';
import { endedHere } from '#src/store/sync/endedHere';

export const lookupApi = api.injectEndpoints({
  endpoints: (build) => ({
    findBooking: build.mutation<FoundGuest, Lookup>({
      responseSchema: validated(foundGuestValidator),
      query: post(API.findBooking),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data?.state === 'CANCEL') dispatch(endedHere(data.guestId));
      },
    }),
    cancelBooking: build.mutation<FoundGuest, CancelBooking>({
      responseSchema: validated(foundGuestValidator),
      query: post(API.cancelBooking),
      invalidatesTags: ['Day'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(endedHere(data.guestId));
      },
    }),
  }),
});
export const { useFindBookingMutation, useCancelBookingMutation } = lookupApi;
