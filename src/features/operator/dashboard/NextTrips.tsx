import { useCallback, useState } from 'react';
import { addDays, seoulToday } from '#contract/day/calendar.rules';
import { managedState } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { TripCard } from '#src/components/operator/days/TripCard/TripCard';
import { useTidePhase } from '#src/store/endpoints/config';
import { useNow } from '#src/store/hooks';
import { PrintedTrip } from './PrintedTrip';

export function NextTrips({ days }: { days: readonly ReserveDay[] }) {
  const now = useNow();
  const today = seoulToday(now);
  const phaseOf = useTidePhase();
  const [printed, setPrinted] = useState<ReserveDay | null>(null);
  const done = useCallback(() => setPrinted(null), []);
  const trips = [
    { ...admin.trips.today, date: today },
    { ...admin.trips.tomorrow, date: addDays(today, 1) },
  ].map((trip) => ({ ...trip, day: days.find(({ date }) => date === trip.date) ?? null }));

  return (
    <>
      {trips.map(({ title, none, date, day }) => (
        <TripCard
          key={title}
          title={title}
          emptyText={none}
          day={day}
          state={day ? managedState(day, now) : undefined}
          phase={phaseOf(date)}
          href={day ? PAGES.adminDay(date) : PAGES.adminReserve()}
          pending={printed !== null && printed.id === day?.id}
          onPrint={() => setPrinted(day)}
        />
      ))}
      {printed && <PrintedTrip day={printed} onDone={done} />}
    </>
  );
}
