import type { Lookup } from '../../../contract/booking/booking.schema';
import type { Guest } from '../../../contract/guest/guest.schema';
import { API } from '../../../contract/paths';
import { api } from '../../store/api';

export const lookupApi = api.injectEndpoints({
  endpoints: (build) => ({
    findBooking: build.mutation<Guest, Lookup>({
      query: (body) => ({ url: API.findBooking, method: 'POST', body }),
    }),
    cancelBooking: build.mutation<Guest, Lookup>({
      query: (body) => ({ url: API.cancelBooking, method: 'POST', body }),
      invalidatesTags: ['Day'],
    }),
  }),
});
export const { useFindBookingMutation, useCancelBookingMutation } = lookupApi;
