import { boardingTotals } from '#contract/boarding/boarding.rules';
import type { TripAtSea as Trip } from '#contract/boarding/boarding.schema';
import { listAge } from '#copy/boarding';
import { BoardingList } from '#src/components/operator/bookings/BoardingList/BoardingList';
import { BoardingRow } from '#src/components/operator/bookings/BoardingList/BoardingRow';
import { useAppSelector, useNow } from '#src/store/hooks';
import { selectAtSea } from './atSea.slice';
import { useTick } from './useTicks';

export function TripAtSea({ trip: { day, parties } }: { trip: Trip }) {
  const tick = useTick(day.date);
  const now = useNow();
  const { lists, isLost } = useAppSelector(selectAtSea);
  return (
    <BoardingList totals={boardingTotals(parties)} age={isLost && lists ? listAge(lists.at, now) : undefined}>
      {parties.map((passenger) => (
        <BoardingRow key={passenger.id} passenger={passenger} onMark={(mark) => tick(passenger.id, mark)} />
      ))}
    </BoardingList>
  );
}
