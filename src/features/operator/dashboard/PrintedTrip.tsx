import { useEffect } from 'react';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { frame } from '../../../../copy/frame';
import { PassengerList } from '../../../components/operator/PassengerList/PassengerList';
import { PrintSheet } from '../../../components/operator/PrintSheet/PrintSheet';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText } from '../../../store/api';
import { useConfigInfo, useTidePhase } from '../../../store/endpoints/config';
import { useGetGuestsOfDayQuery } from '../../../store/endpoints/guests';

/** Refetches a trip's passengers, prints their list, and calls `onDone` after printing or on an error. */
export function PrintedTrip({ day, onDone }: { day: ReserveDay; onDone: () => void }) {
  const guests = useGetGuestsOfDayQuery(day.id, { refetchOnMountOrArgChange: true });
  const info = useConfigInfo();
  const phaseOf = useTidePhase();
  const isHere = guests.isSuccess && !guests.isFetching;
  const failure = guests.isError && !guests.isFetching ? failureText(guests.error) : null;

  useEffect(() => {
    if (failure !== null) showToast('error', failure);
    if (isHere) window.print();
    if (failure !== null || isHere) onDone();
  }, [isHere, failure, onDone]);

  return guests.currentData ? (
    <PrintSheet>
      <PassengerList
        storeName={info.data?.name || frame.noStore}
        day={day}
        phase={phaseOf(day.date)}
        guests={guests.currentData}
      />
    </PrintSheet>
  ) : null;
}
