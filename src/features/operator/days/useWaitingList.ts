import { seatsLeft } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { format } from '../../../../copy/format';
import { waitingList as copy } from '../../../../copy/waiting';
import type { WaitingAct } from '../../../components/operator/WaitingList/WaitingRow';
import { useCanWait } from '../../../store/endpoints/config';
import { useAction } from '../../base/useAction';
import { useGetWaitingListQuery, useOfferSeatsMutation, useRemoveWaitingMutation } from './endpoints';

/** The waiting list of a day with its actions; null while the policy has none, or until it is loaded. */
export const useWaitingList = (day: ReserveDay) => {
  const isUsed = useCanWait();
  const { currentData: entries } = useGetWaitingListQuery(day.id, { skip: !isUsed });
  const [offer, offering] = useOfferSeatsMutation();
  const [remove, removing] = useRemoveWaitingMutation();
  const { run } = useAction();
  if (!isUsed || !entries) return null;
  const inLine = entries.filter(({ state }) => state === 'WAITING' || state === 'OFFERED');
  const people = inLine.reduce((sum, { guestCount }) => sum + guestCount, 0);
  const pendingOf = (id: number): WaitingAct | null => {
    if (offering.isLoading && offering.originalArgs === id) return 'offer';
    return removing.isLoading && removing.originalArgs === id ? 'remove' : null;
  };
  return {
    sum: inLine.length > 0 ? copy.count(format.cases(inLine.length), format.people(people)) : null,
    rows: entries.map((entry) => ({
      entry,
      fits: day.state !== 'CANCEL' && entry.guestCount <= seatsLeft(day),
      pending: pendingOf(entry.id),
      onAct: (act: WaitingAct) =>
        void run(act === 'offer' ? offer(entry.id) : remove(entry.id), {
          done: act === 'offer' ? copy.offered : copy.removed,
        }),
    })),
  };
};
