import { guestShape, reserveDayShape } from '../../../../contract/shapes/visitor';
import type { Guest } from '../../../../contract/guest/guest.schema';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '../../../../contract/paths';
import { api, shaped } from '../../../store/api';

export interface BookingRequest {
  /** The reserve day's id. */
  id: number;
  name: string;
  tel: string;
  password: string;
  guestCount: number;
  /** Asks to be told of a booking of the same number on the same day, instead of making a second one. */
  askDuplicate: boolean;
  /** A UUID made once per form: a repeated submit answers the first booking. */
  key: string;
}

export const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDay: build.query<ReserveDay, string>({
      responseSchema: shaped(reserveDayShape),
      query: (id) => apiPath(API.dayById, { id }),
      providesTags: ['Day'],
    }),
    createBooking: build.mutation<Guest, BookingRequest>({
      responseSchema: shaped(guestShape),
      query: ({ key, ...body }) => ({
        url: API.createBooking,
        method: 'POST',
        body,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
      // Refused or not, the seats on screen are old news.
      invalidatesTags: ['Day'],
    }),
  }),
});
export const { useGetDayQuery, useCreateBookingMutation } = bookingApi;
