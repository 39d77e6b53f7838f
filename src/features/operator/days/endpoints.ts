import { dayListValidator } from '#contract/validators/visitor';
import {
  callListValidator,
  cancelledTripValidator,
  tripCancellationValidator,
  tripRestorationValidator,
  waitingEntryValidator,
  waitingListValidator,
} from '#contract/validators/operator';
import type { YearMonth } from '#contract/day/calendar.rules';
import type { BulkUpdate, ReserveDay, UpdateDayMemo } from '#contract/day/day.schema';
import type { CancelledTrip, CancelTrip, TripCancellation, TripRestoration } from '#contract/day/trip.schema';
import type { CallList, Notice, SendNotice } from '#contract/notice/notice.schema';
import type { WaitingEntry } from '#contract/waiting/waiting.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { api, refusal, validated } from '#src/store/api';

export const dayAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveDayMemo: build.mutation<unknown, UpdateDayMemo>({
      query: (body) => ({ url: API.updateDayMemo, method: 'POST', body }),
      // After CONFLICT too: another screen has saved first.
      invalidatesTags: (_, error) => (error && refusal(error)?.code !== 'CONFLICT' ? [] : ['Day']),
    }),
    cancelTrip: build.mutation<TripCancellation, CancelTrip>({
      responseSchema: validated(tripCancellationValidator),
      query: (body) => ({ url: API.cancelTrip, method: 'POST', body }),
      // After a refusal too: the sums shown are out of date.
      invalidatesTags: ['Guest', 'Day'],
    }),
    restoreTrip: build.mutation<TripRestoration, number>({
      responseSchema: validated(tripRestorationValidator),
      query: (id) => ({ url: API.restoreTrip, method: 'POST', body: { id } }),
      invalidatesTags: ['Guest', 'Day'],
    }),
    /** Null if none can be undone. */
    getCancelledTrip: build.query<CancelledTrip | null, number>({
      responseSchema: validated(cancelledTripValidator),
      query: (id) => apiPath(API.cancelledTrip, { id }),
      providesTags: ['Day'],
    }),
    /** Not cached: a bulk update is about to change them. */
    getDaysOfMonths: build.query<ReserveDay[], readonly YearMonth[]>({
      responseSchema: validated(dayListValidator),
      queryFn: async (months, _api, _extra, call) => {
        const results = await Promise.all(
          months.map(async ({ year, month }) => call(`${API.dayList}?year=${year}&month=${month}`)),
        );
        const failed = results.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        return { data: results.flatMap(({ data }) => data as ReserveDay[]) };
      },
      keepUnusedDataFor: 0,
      // The open question follows them.
      providesTags: ['Day'],
    }),
    getCallList: build.query<CallList, number>({
      responseSchema: validated(callListValidator),
      query: (id) => apiPath(API.callList, { id }),
      providesTags: ['Guest', 'Day', 'Message'],
    }),
    getWaitingList: build.query<WaitingEntry[], number>({
      responseSchema: validated(waitingListValidator),
      query: (id) => apiPath(API.waitingList, { id }),
      providesTags: ['Guest', 'Day'],
    }),
    offerSeats: build.mutation<WaitingEntry, number>({
      responseSchema: validated(waitingEntryValidator),
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
