import { addDays, seoulToday } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { dayState } from '#copy/reserve';
import { DayStrip } from '#src/components/operator/days/DayStrip/DayStrip';
import { TripCard } from '#src/components/operator/days/TripCard/TripCard';
import { managedDay } from '#src/components/operator/days/ManagedStateChip/managedDay';
import { useTidePhase } from '#src/store/endpoints/config';
import { useManifestCounts } from '#src/store/endpoints/manifest';
import { useNow } from '#src/store/hooks';
import { Cards } from './DashboardPage.styles';

/** Later trips are in the calendar. */
const SHOWN = 12;

interface NextTripsProps {
  /** Days of today and tomorrow are complete. */
  days: readonly ReserveDay[];
}

export function NextTrips({ days }: NextTripsProps) {
  const now = useNow();
  const today = seoulToday(now);
  const tomorrow = addDays(today, 1);
  const phaseOf = useTidePhase();
  const { currentData: counts = [] } = useManifestCounts({ first: today, last: tomorrow });
  const manifestOf = (date: string) => {
    const found = counts.find((one) => one.date === date);
    return found && found.people > 0
      ? { people: found.people, written: found.written, href: PAGES.adminManifest(date) }
      : null;
  };
  const later = days
    .filter(({ date }) => date > tomorrow)
    .slice(0, SHOWN)
    .map((day) => {
      const isOff = day.state === 'CLOSE' || day.state === 'CANCEL';
      return {
        date: day.date,
        ...(isOff ? { closed: dayState.label[day.state] } : { seats: managedDay(day, now).seats }),
      };
    });

  return (
    <>
      <Cards>
        {[
          { ...admin.trips.today, date: today },
          { ...admin.trips.tomorrow, date: tomorrow },
        ].map(({ title, none, date }) => (
          <TripCard
            key={title}
            title={title}
            emptyText={none}
            date={date}
            day={days.find((day) => day.date === date) ?? null}
            now={now}
            phase={phaseOf(date)}
            manifest={manifestOf(date)}
            hrefs={{
              day: PAGES.adminDay(date),
              list: PAGES.adminBoarding(date),
              add: PAGES.adminAdd(date),
              cancel: PAGES.adminDay(date, 'WEATHER'),
              calls: PAGES.adminCalls(date),
            }}
          />
        ))}
      </Cards>
      {later.length > 0 && <DayStrip label={admin.trips.later} days={later} hrefOf={PAGES.adminDay} />}
    </>
  );
}
