import { boardingTotals } from '#contract/boarding/boarding.rules';
import type { TripAtSea as Trip } from '#contract/boarding/boarding.schema';
import { BoardingList } from '#src/components/operator/bookings/BoardingList/BoardingList';
import { BoardingRow } from '#src/components/operator/bookings/BoardingList/BoardingRow';
import { useTick } from './useTicks';

export function TripAtSea({ trip: { day, parties } }: { trip: Trip }) {
  const tick = useTick(day.date);
  return (
    <BoardingList totals={boardingTotals(parties)}>
      {parties.map((passenger) => (
        <BoardingRow
          key={passenger.id}
          passenger={passenger}
          onMark={(mark, place) => tick(passenger.id, mark, place)}
        />
      ))}
    </BoardingList>
  );
}
