import { useEffect, useState } from 'react';
import type { ReserveDay } from '#contract/day/day.schema';
import { frame } from '#copy/frame';
import { PassengerList, type PassengerListProps } from '#src/components/operator/bookings/PassengerList/PassengerList';
import { PrintSheet } from '#src/components/operator/shell/PrintSheet/PrintSheet';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { failureText } from '#src/store/api';
import { useConfigInfo, useTidePhase } from '#src/store/endpoints/config';
import { guestsApi } from '#src/store/endpoints/guests';

export function PrintedTrip({ day, onDone }: { day: ReserveDay; onDone: () => void }) {
  // A query of the component would begin with the cached list.
  const [load] = guestsApi.useLazyGetGuestsOfDayQuery();
  const [printed, setPrinted] = useState<Pick<PassengerListProps, 'day' | 'guests'> | null>(null);
  const info = useConfigInfo();
  const phaseOf = useTidePhase();

  useEffect(() => {
    let isWanted = true;
    void load(day.id).then(({ data, error }) => {
      if (!isWanted) return;
      // After an error the cached list is still there.
      if (data && !error) return setPrinted({ day, guests: data });
      showToast('error', failureText(error));
      onDone();
    });
    return () => {
      isWanted = false;
    };
  }, [load, day, onDone]);

  useEffect(() => {
    if (!printed) return;
    window.print();
    onDone();
  }, [printed, onDone]);

  return (
    printed && (
      <PrintSheet>
        <PassengerList storeName={info.data?.name || frame.noStore} phase={phaseOf(printed.day.date)} {...printed} />
      </PrintSheet>
    )
  );
}
