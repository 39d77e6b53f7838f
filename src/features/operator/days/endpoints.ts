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
import { API, apiPath } from '#contract/paths';
import { api, post, postId, postOnce, read, refusal, send, validated } from '#src/store/api';

export const dayAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveDayMemo: build.mutation<unknown, UpdateDayMemo>({
      query: post(API.updateDayMemo),
      // After CONFLICT too: another screen has saved first.
      invalidatesTags: (_, error) => (error && refusal(error)?.code !== 'CONFLICT' ? [] : ['Day']),
    }),
    // After a refusal too: the sums shown are out of date.
    cancelTrip: build.mutation<TripCancellation, CancelTrip>(
      send(post(API.cancelTrip), ['Guest', 'Day'], tripCancellationValidator),
    ),
    restoreTrip: build.mutation<TripRestoration, number>(
      send(postId(API.restoreTrip), ['Guest', 'Day'], tripRestorationValidator),
    ),
    /** Null if none can be undone. */
    getCancelledTrip: build.query<CancelledTrip | null, number>(
      read(cancelledTripValidator, (id) => apiPath(API.cancelledTrip, { id }), 'Day'),
    ),
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
      // The open question is updated too.
      providesTags: ['Day'],
    }),
    getCallList: build.query<CallList, number>(
      read(callListValidator, (id) => apiPath(API.callList, { id }), 'Guest', 'Day', 'Message'),
    ),
    getWaitingList: build.query<WaitingEntry[], number>(
      read(waitingListValidator, (id) => apiPath(API.waitingList, { id }), 'Guest', 'Day'),
    ),
    // After a refusal too: seats or list have changed.
    offerSeats: build.mutation<WaitingEntry, number>(
      send(postId(API.offerSeats), ['Day', 'Message'], waitingEntryValidator),
    ),
    removeWaiting: build.mutation<unknown, number>(send(postId(API.removeWaiting), ['Day', 'Message'])),
    markCalled: build.mutation<unknown, { id: number; called: boolean }>(
      send(
        ({ id, called }) => ({ url: apiPath(called ? API.markCalled : API.unmarkCalled, { id }), method: 'POST' }),
        ['Guest'],
      ),
    ),
    /** Each `key`, a UUID, sends one notice. */
    sendNotice: build.mutation<Notice, SendNotice & { key: string }>(
      send(postOnce(API.sendNotice), ['Message', 'Day']),
    ),
    /** Returns the number of days created or changed. */
    bulkUpdateDays: build.mutation<number, BulkUpdate>(send(post(API.bulkUpdate), ['Day', 'Guest'])),
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
