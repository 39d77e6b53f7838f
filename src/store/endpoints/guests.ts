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
  DoneRefund,
  GuestDetail,
  GuestList,
  GuestListRequest,
  GuestSummary,
  ManagedGuest,
  MoveGuest,
  RefundList,
  UpdateGuest,
  UpdateGuestMemo,
  UsedDeposit,
} from '#contract/booking/guest.schema';
import { API, apiPath } from '#contract/paths';
import { api, post, postOnce, read, send, validated, type Request, type Tag } from '../api';
import { updateShownLists } from '../sync/updateShownLists';

/** In 10,000 won. */
interface SeenSum {
  id: number;
  seen?: number | undefined;
}
const seenPath = (path: string, { id, seen }: SeenSum): string =>
  `${apiPath(path, { id })}${seen === undefined ? '' : `?seen=${seen}`}`;

/** The displayed lists show the changed booking immediately. */
const change = <Asked>(query: Request<Asked>, tags: Tag[] = ['Guest', 'Day']) => ({
  ...send<ManagedGuest, Asked>(query, tags),
  onQueryStarted: updateShownLists,
});

export const guestsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuestSummary: build.query<GuestSummary, void>(read(guestSummaryValidator, () => API.guestSummary, 'Guest')),
    /** Includes cancelled ones; loads all pages. */
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
    getGuestList: build.query<GuestList, GuestListRequest & { page: number }>(
      read(
        guestListValidator,
        (body) => ({ url: `${API.guestList}?page=${body.page}`, method: 'POST', body }),
        'Guest',
      ),
    ),
    /** Bookings with a due or a paid deposit. */
    getDepositGuests: build.query<DepositGuest[], void>(read(depositGuestsValidator, () => API.depositGuests, 'Guest')),
    /** Confirmed deposits whose bookings are erased or deleted. */
    getUsedDeposits: build.query<UsedDeposit[], void>(read(usedDepositsValidator, () => API.usedDeposits, 'Guest')),
    getGuest: build.query<GuestDetail, number>(read(guestDetailValidator, (id) => apiPath(API.guest, { id }), 'Guest')),
    /** A retry with the same `key`, a UUID, adds no second booking. */
    // Also after a refusal, because the displayed seats are outdated.
    addGuest: build.mutation<ManagedGuest, AddGuest & { key: string }>(send(postOnce(API.addGuest), ['Guest', 'Day'])),
    // After a conflict the displayed maximum headcount is outdated.
    updateGuest: build.mutation<ManagedGuest, UpdateGuest>(change(post(API.updateGuest))),
    moveGuest: build.mutation<ManagedGuest, MoveGuest>(send(post(API.moveGuest), ['Guest', 'Day'])),
    updateGuestMemo: build.mutation<ManagedGuest, UpdateGuestMemo>(change(post(API.updateGuestMemo), ['Guest'])),
    completeGuest: build.mutation<ManagedGuest, SeenSum>(change((asked) => seenPath(API.completeGuest, asked))),
    unpayGuest: build.mutation<ManagedGuest, SeenSum>(
      change((asked) => ({ url: seenPath(API.unpayGuest, asked), method: 'POST' })),
    ),
    /** Extends the deadline of the deposit by a day. */
    extendGuest: build.mutation<ManagedGuest, SeenSum>(
      change(({ id }) => ({ url: apiPath(API.extendGuest, { id }), method: 'POST' }), ['Guest']),
    ),
    cancelGuest: build.mutation<ManagedGuest, SeenSum>(change((asked) => seenPath(API.cancelGuest, asked))),
    deleteGuest: build.mutation<unknown, SeenSum>(send((asked) => seenPath(API.deleteGuest, asked), ['Guest', 'Day'])),
    getAttention: build.query<Attention, void>(
      read(attentionValidator, () => API.attention, 'Guest', 'Day', 'Message', 'Config'),
    ),
    /** The sum covers all pages. */
    getRefunds: build.query<RefundList, number>(
      read(refundListValidator, (page) => `${API.refunds}?page=${page}`, 'Guest'),
    ),
    getDoneRefunds: build.query<DoneRefund[], void>(read(doneRefundsValidator, () => API.doneRefunds, 'Guest')),
    markRefunded: build.mutation<unknown, SeenSum>(
      send((asked) => ({ url: seenPath(API.markRefunded, asked), method: 'POST' }), ['Guest']),
    ),
    unmarkRefunded: build.mutation<unknown, SeenSum>(
      send((asked) => ({ url: seenPath(API.unmarkRefunded, asked), method: 'POST' }), ['Guest']),
    ),
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
