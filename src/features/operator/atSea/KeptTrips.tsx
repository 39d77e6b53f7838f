import type { TripAtSea as Kept } from '#contract/boarding/boarding.schema';
import { boarding } from '#copy/boarding';
import { format } from '#copy/format';
import { Trips } from './KeptTrips.styles';
import { TripAtSea } from './TripAtSea';
import { useKeptTrip } from './useTicks';

function KeptList({ date }: { date: string }) {
  const trip = useKeptTrip(date);
  return trip && <TripAtSea trip={trip} />;
}

export function KeptTrips({ trips }: { trips: readonly Kept[] }) {
  return (
    <Trips>
      {trips.map(({ day: { date } }) => (
        <section key={date} aria-labelledby={`kept-${date}`}>
          <h2 id={`kept-${date}`}>{boarding.title(format.day(date))}</h2>
          <KeptList date={date} />
        </section>
      ))}
    </Trips>
  );
}
