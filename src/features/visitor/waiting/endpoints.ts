import { guestValidator } from '#contract/validators/visitor';
import { offerValidator, ownPlaceValidator, waitingPlaceValidator } from '#contract/validators/waiting';
import type { Prices } from '#contract/day/day.schema';
import type { Guest } from '#contract/booking/guest.schema';
import type { Offer, OwnPlace, OwnWaiting, WaitingPlace } from '#contract/waiting/waiting.schema';
import { API } from '#contract/paths';
import type { PersonValues } from '#src/components/visitor/booking/BookingForm/personForm';
import { api, post, postOnce, send, validated } from '#src/store/api';
import { tagsOfRequest } from '#src/store/endpoints/days';

export const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A retry with the same `key`, a UUID, returns the first place. */
    joinWaiting: build.mutation<WaitingPlace, PersonValues & { id: number; key: string }>({
      responseSchema: validated(waitingPlaceValidator),
      query: postOnce(API.joinWaiting),
      invalidatesTags: tagsOfRequest,
    }),
    findPlace: build.mutation<OwnPlace, OwnWaiting>(send(post(API.findPlace), [], ownPlaceValidator)),
    leaveWaiting: build.mutation<unknown, OwnWaiting>(send(post(API.leaveWaiting), ['Day'])),
    getOffer: build.query<Offer, string>({
      responseSchema: validated(offerValidator),
      query: (token) => ({ url: API.findOffer, method: 'POST', body: { token } }),
      keepUnusedDataFor: 0,
      providesTags: ['Day'],
    }),
    /**
     * `key`, a UUID, proves the booking; a retry returns it. Other prices than `seen` are refused with PRICE_CHANGED.
     */
    acceptOffer: build.mutation<Guest, { token: string; seen?: Prices; key: string }>(
      send(postOnce(API.acceptOffer), ['Day'], guestValidator),
    ),
    declineOffer: build.mutation<unknown, string>(
      send((token) => ({ url: API.declineOffer, method: 'POST', body: { token } }), ['Day']),
    ),
  }),
});
export const {
  useJoinWaitingMutation,
  useFindPlaceMutation,
  useLeaveWaitingMutation,
  useGetOfferQuery,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
} = waitingApi;
