import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { format } from '#copy/format';
import { waitingList as copy } from '#copy/waiting';
import type { WaitingAct } from '#src/components/operator/waiting/WaitingList/WaitingRow';
import { unanswered } from '#copy/unanswered';
import { failureText } from '#src/store/api';
import { fresh, useAppDispatch } from '#src/store/hooks';
import { useConfirmed } from '#src/features/operator/actions/useConfirmed';
import { useCanWait, useMayBeInLine } from '#src/store/endpoints/config';
import { usePendingRows } from '#src/features/operator/actions/usePendingRows';
import { dayAdminApi, useGetWaitingListQuery, useOfferSeatsMutation, useRemoveWaitingMutation } from './endpoints';

/** Null during loading, and if the policy has no waiting list and the day has no entries. */
export const useWaitingList = (day: ReserveDay) => {
  const isUsed = useCanWait() || day.heldCount > 0;
  const mayBeInLine = useMayBeInLine();
  const query = useGetWaitingListQuery(day.id, { skip: !isUsed && !mayBeInLine });
  const { currentData: entries } = query;
  const [offer] = useOfferSeatsMutation();
  const [remove] = useRemoveWaitingMutation();
  const { pendingOf, runRow } = usePendingRows<WaitingAct>();
  const { confirm } = useConfirmed();
  const dispatch = useAppDispatch();
  if (!entries)
    // True during a refetch too.
    return query.error !== undefined && isUsed
      ? {
          failed: { hint: failureText(query.error), onRetry: () => void query.refetch() },
          sum: null,
          rows: [],
        }
      : null;
  const inLine = entries.filter(({ state }) => state === 'WAITING' || state === 'OFFERED');
  if (!isUsed && inLine.length === 0) return null;
  const people = inLine.reduce((sum, { guestCount }) => sum + guestCount, 0);
  return {
    failed: null,
    sum: inLine.length > 0 ? copy.count(format.cases(inLine.length), format.people(people)) : null,
    rows: entries.map((entry) => ({
      entry,
      fits: day.state !== 'CANCEL' && entry.guestCount <= seatsLeft(day),
      pending: pendingOf(entry.id),
      onAct: (act: WaitingAct) =>
        void runRow(entry.id, act, () =>
          confirm<unknown>(act === 'offer' ? offer(entry.id) : remove(entry.id), {
            done: act === 'offer' ? copy.offered : copy.removed,
            already: unanswered.waiting[act],
            holds: async () => {
              const { data, error } = await dispatch(dayAdminApi.endpoints.getWaitingList.initiate(day.id, fresh));
              const state = data?.find(({ id }) => id === entry.id)?.state;
              return error ? null : state === (act === 'offer' ? 'OFFERED' : 'REMOVED');
            },
          }),
        ),
    })),
  };
};
