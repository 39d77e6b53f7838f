import {
  attentionValidator,
  depositGuestsValidator,
  doneRefundsValidator,
  guestDetailValidator,
  guestListValidator,
  guestSummaryValidator,
  managedGuestsValidator,
  refundListValidator,
  usedDepositsValidator,
} from '#contract/validators/operator';
import type {
  AddGuest,
  Attention,
  DepositGuest,
  GuestDetail,
  GuestList,
  GuestListRequest,
  GuestSummary,
  ManagedGuest,
  MoveGuest,
  OwedRefund,
  RefundList,
  UpdateGuest,
  UpdateGuestMemo,
  UsedDeposit,
} from '#contract/booking/guest.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { api, validated } from '../api';
import { updateShownLists } from '../sync/updateShownLists';

/** In 10,000 won. */
interface SeenSum {
  id: number;
  seen?: number | undefined;
}
const seenPath = (path: string, { id, seen }: SeenSum): string =>
  `${apiPath(path, { id })}${seen === undefined ? '' : `?seen=${seen}`}`;

export const guestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestSummary: build.query<GuestSummary, void>({
      responseSchema: validated(guestSummaryValidator),
      query: () => API.guestSummary,
      providesTags: ['Guest'],
    }),
    /** With cancelled ones; loads all pages. */
    getGuestsOfDay: build.query<ManagedGuest[], number>({
      responseSchema: validated(managedGuestsValidator),
      queryFn: async (dayId, _api, _extra, call) => {
        const guests: ManagedGuest[] = [];
        for (let page = 0, pages = 1; page < pages; page += 1) {
          const body: GuestListRequest = { id: dayId, state: '', date: 'all', keyword: '', page };
          const result = await call({ url: `${API.guestList}?page=${page}`, method: 'POST', body });
          if (result.error) return { error: result.error };
          const { list, totalPages } = result.data as GuestList;
          guests.push(...list);
          pages = totalPages;
        }
        return { data: guests };
      },
      providesTags: ['Guest'],
    }),
    getGuestList: build.query<GuestList, GuestListRequest & { page: number }>({
      responseSchema: validated(guestListValidator),
      query: (body) => ({ url: `${API.guestList}?page=${body.page}`, method: 'POST', body }),
      providesTags: ['Guest'],
    }),
    /** Bookings awaiting a deposit, or with one. */
    getDepositGuests: build.query<DepositGuest[], void>({
      responseSchema: validated(depositGuestsValidator),
      query: () => API.depositGuests,
      providesTags: ['Guest'],
    }),
    /** Confirmed deposits whose bookings are erased or deleted. */
    getUsedDeposits: build.query<UsedDeposit[], void>({
      responseSchema: validated(usedDepositsValidator),
      query: () => API.usedDeposits,
      providesTags: ['Guest'],
    }),
    getGuest: build.query<GuestDetail, number>({
      responseSchema: validated(guestDetailValidator),
      query: (id) => apiPath(API.guest, { id }),
      providesTags: ['Guest'],
    }),
    /** The same `key`, a UUID, adds a booking once. */
    addGuest: build.mutation<ManagedGuest, AddGuest & { key: string }>({
      query: ({ key, ...body }) => ({
        url: API.addGuest,
        method: 'POST',
        body,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
      // After a refusal too: the seats shown are out of date.
      invalidatesTags: ['Guest', 'Day'],
    }),
    updateGuest: build.mutation<ManagedGuest, UpdateGuest>({
      query: (body) => ({ url: API.updateGuest, method: 'POST', body }),
      // After a conflict the maximum headcount shown is out of date.
      invalidatesTags: ['Guest', 'Day'],
      onQueryStarted: updateShownLists,
    }),
    moveGuest: build.mutation<ManagedGuest, MoveGuest>({
      query: (body) => ({ url: API.moveGuest, method: 'POST', body }),
      invalidatesTags: ['Guest', 'Day'],
    }),
    updateGuestMemo: build.mutation<ManagedGuest, UpdateGuestMemo>({
      query: (body) => ({ url: API.updateGuestMemo, method: 'POST', body }),
      invalidatesTags: ['Guest'],
      onQueryStarted: updateShownLists,
    }),
    completeGuest: build.mutation<ManagedGuest, SeenSum>({
      query: (asked) => seenPath(API.completeGuest, asked),
      invalidatesTags: ['Guest', 'Day'],
      onQueryStarted: updateShownLists,
    }),
    unpayGuest: build.mutation<ManagedGuest, SeenSum>({
      query: (asked) => ({ url: seenPath(API.unpayGuest, asked), method: 'POST' }),
      invalidatesTags: ['Guest', 'Day'],
      onQueryStarted: updateShownLists,
    }),
    /** A day more for the deposit. */
    extendGuest: build.mutation<ManagedGuest, SeenSum>({
      query: ({ id }) => ({ url: apiPath(API.extendGuest, { id }), method: 'POST' }),
      invalidatesTags: ['Guest'],
      onQueryStarted: updateShownLists,
    }),
    cancelGuest: build.mutation<ManagedGuest, SeenSum>({
      query: (asked) => seenPath(API.cancelGuest, asked),
      invalidatesTags: ['Guest', 'Day'],
      onQueryStarted: updateShownLists,
    }),
    deleteGuest: build.mutation<unknown, SeenSum>({
      query: (asked) => seenPath(API.deleteGuest, asked),
      invalidatesTags: ['Guest', 'Day'],
    }),
    getAttention: build.query<Attention, void>({
      responseSchema: validated(attentionValidator),
      query: () => API.attention,
      providesTags: ['Guest', 'Day', 'Message', 'Config'],
    }),
    /** The sum is that of all pages. */
    getRefunds: build.query<RefundList, number>({
      responseSchema: validated(refundListValidator),
      query: (page) => `${API.refunds}?page=${page}`,
      providesTags: ['Guest'],
    }),
    getDoneRefunds: build.query<OwedRefund[], void>({
      responseSchema: validated(doneRefundsValidator),
      query: () => API.doneRefunds,
      providesTags: ['Guest'],
    }),
    markRefunded: build.mutation<unknown, SeenSum>({
      query: (asked) => ({ url: seenPath(API.markRefunded, asked), method: 'POST' }),
      invalidatesTags: ['Guest'],
    }),
    unmarkRefunded: build.mutation<unknown, SeenSum>({
      query: (asked) => ({ url: seenPath(API.unmarkRefunded, asked), method: 'POST' }),
      invalidatesTags: ['Guest'],
    }),
  }),
});
export const {
  useGetGuestSummaryQuery,
  useGetGuestsOfDayQuery,
  useGetGuestListQuery,
  useGetDepositGuestsQuery,
  useGetUsedDepositsQuery,
  useGetGuestQuery,
  useAddGuestMutation,
  useUpdateGuestMutation,
  useMoveGuestMutation,
  useUpdateGuestMemoMutation,
  useGetAttentionQuery,
  useGetRefundsQuery,
  useGetDoneRefundsQuery,
  useMarkRefundedMutation,
  useUnmarkRefundedMutation,
} = guestsApi;

export const useGuestMutations = () => {
  const [complete] = guestsApi.useCompleteGuestMutation();
  const [unpay] = guestsApi.useUnpayGuestMutation();
  const [extend] = guestsApi.useExtendGuestMutation();
  const [cancel] = guestsApi.useCancelGuestMutation();
  const [remove] = guestsApi.useDeleteGuestMutation();
  const [refund] = useMarkRefundedMutation();
  const [unrefund] = useUnmarkRefundedMutation();
  return { act: { complete, unpay, extend, cancel, delete: remove, refund, unrefund } };
};
