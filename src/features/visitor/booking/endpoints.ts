import { collectedValidator } from '#contract/validators/draw';
import { guestValidator } from '#contract/validators/visitor';
import type { Collected } from '#contract/day/draw.schema';
import type { Prices } from '#contract/day/day.schema';
import type { Guest } from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import { api, post, postOnce, validated } from '#src/store/api';
import { tagsOfRequest } from '#src/store/endpoints/days';

export interface BookingRequest {
  /** Id of the reserve day. */
  id: number;
  name: string;
  tel: string;
  password: string;
  guestCount: number;
  /** Refuses a second booking of the number on the day. */
  askDuplicate: boolean;
  /** Agreed prices per person, in 10,000 won; others are refused with PRICE_CHANGED. */
  seen: Prices;
  /** Idempotency key, a UUID per form: a retry returns the first booking. */
  key: string;
}

export const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    createBooking: build.mutation<Guest | Collected, BookingRequest>({
      responseSchema: validated({ either: [guestValidator, collectedValidator] }),
      query: postOnce(API.createBooking),
      invalidatesTags: tagsOfRequest,
    }),
    /** The outcome of a request in the day's lottery (`id`), by its idempotency key. */
    bookingOutcome: build.mutation<Guest | Collected, Pick<BookingRequest, 'id' | 'key'>>({
      responseSchema: validated({ either: [guestValidator, collectedValidator] }),
      query: post(API.bookingOutcome),
      invalidatesTags: ['Day'],
    }),
  }),
});
export const { useCreateBookingMutation, useBookingOutcomeMutation } = bookingApi;
