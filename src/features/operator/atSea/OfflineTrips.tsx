import type { TripAtSea as Trip } from '#contract/boarding/boarding.schema';
import { boarding } from '#copy/boarding';
import { format } from '#copy/format';
import { Trips } from './OfflineTrips.styles';
import { TripAtSea } from './TripAtSea';
import { useOfflineTrip } from './useTicks';

function OfflineTrip({ date }: { date: string }) {
  const trip = useOfflineTrip(date);
  return trip && <TripAtSea trip={trip} />;
}

export function OfflineTrips({ trips }: { trips: readonly Trip[] }) {
  return (
    <Trips>
      {trips.map(({ day: { date } }) => (
        <section key={date} aria-labelledby={`kept-${date}`}>
          <h2 id={`kept-${date}`}>{boarding.title(format.day(date))}</h2>
          <OfflineTrip date={date} />
        </section>
      ))}
    </Trips>
  );
}
