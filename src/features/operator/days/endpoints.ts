import { dayListShape } from '#contract/shapes/visitor';
import {
  callListShape,
  cancelledTripShape,
  tripCancellationShape,
  tripRestorationShape,
  waitingEntryShape,
  waitingListShape,
} from '#contract/shapes/operator';
import type { YearMonth } from '#contract/day/calendar.rules';
import type { BulkUpdate, ReserveDay, UpdateDayMemo } from '#contract/day/day.schema';
import type { CancelledTrip, CancelTrip, TripCancellation, TripRestoration } from '#contract/day/trip.schema';
import type { CallList, Notice, SendNotice } from '#contract/notice/notice.schema';
import type { WaitingEntry } from '#contract/waiting/waiting.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { api, refusal, shaped } from '#src/store/api';

export const dayAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveDayMemo: build.mutation<unknown, UpdateDayMemo>({
      query: (body) => ({ url: API.updateDayMemo, method: 'POST', body }),
      // After CONFLICT too: another screen has saved first.
      invalidatesTags: (_, error) => (error && refusal(error)?.code !== 'CONFLICT' ? [] : ['Day']),
    }),
    cancelTrip: build.mutation<TripCancellation, CancelTrip>({
      responseSchema: shaped(tripCancellationShape),
      query: (body) => ({ url: API.cancelTrip, method: 'POST', body }),
      // After a refusal too: the sums shown are out of date.
      invalidatesTags: ['Guest', 'Day'],
    }),
    restoreTrip: build.mutation<TripRestoration, number>({
      responseSchema: shaped(tripRestorationShape),
      query: (id) => ({ url: API.restoreTrip, method: 'POST', body: { id } }),
      invalidatesTags: ['Guest', 'Day'],
    }),
    /** Null if none can be undone. */
    getCancelledTrip: build.query<CancelledTrip | null, number>({
      responseSchema: shaped(cancelledTripShape),
      query: (id) => apiPath(API.cancelledTrip, { id }),
      providesTags: ['Day'],
    }),
    /** Not cached: a bulk update is about to change them. */
    getDaysOfMonths: build.query<ReserveDay[], readonly YearMonth[]>({
      responseSchema: shaped(dayListShape),
      queryFn: async (months, _api, _extra, call) => {
        const answers = await Promise.all(
          months.map(async ({ year, month }) => call(`${API.dayList}?year=${year}&month=${month}`)),
        );
        const failed = answers.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        return { data: answers.flatMap(({ data }) => data as ReserveDay[]) };
      },
      keepUnusedDataFor: 0,
    }),
    getCallList: build.query<CallList, number>({
      responseSchema: shaped(callListShape),
      query: (id) => apiPath(API.callList, { id }),
      providesTags: ['Guest', 'Day', 'Message'],
    }),
    getWaitingList: build.query<WaitingEntry[], number>({
      responseSchema: shaped(waitingListShape),
      query: (id) => apiPath(API.waitingList, { id }),
      providesTags: ['Guest', 'Day'],
    }),
    offerSeats: build.mutation<WaitingEntry, number>({
      responseSchema: shaped(waitingEntryShape),
      query: (id) => ({ url: API.offerSeats, method: 'POST', body: { id } }),
      // After a refusal too: seats or list have changed.
      invalidatesTags: ['Day', 'Message'],
    }),
    removeWaiting: build.mutation<unknown, number>({
      query: (id) => ({ url: API.removeWaiting, method: 'POST', body: { id } }),
      invalidatesTags: ['Day', 'Message'],
    }),
    markCalled: build.mutation<unknown, { id: number; called: boolean }>({
      query: ({ id, called }) => ({
        url: apiPath(called ? API.markCalled : API.unmarkCalled, { id }),
        method: 'POST',
      }),
      invalidatesTags: ['Guest'],
    }),
    /** The same `key`, a UUID, sends it once. */
    sendNotice: build.mutation<Notice, SendNotice & { key: string }>({
      query: ({ key, ...body }) => ({
        url: API.sendNotice,
        method: 'POST',
        body,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
      invalidatesTags: ['Message', 'Day'],
    }),
    /** Returns the number of days created or changed. */
    bulkUpdateDays: build.mutation<number, BulkUpdate>({
      query: (body) => ({ url: API.bulkUpdate, method: 'POST', body }),
      invalidatesTags: ['Day', 'Guest'],
    }),
  }),
});
export const {
  useSaveDayMemoMutation,
  useCancelTripMutation,
  useRestoreTripMutation,
  useGetCancelledTripQuery,
  useLazyGetDaysOfMonthsQuery,
  useBulkUpdateDaysMutation,
  useGetCallListQuery,
  useGetWaitingListQuery,
  useOfferSeatsMutation,
  useRemoveWaitingMutation,
  useMarkCalledMutation,
  useSendNoticeMutation,
} = dayAdminApi;
