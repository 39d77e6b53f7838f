import type { ManagedGuest } from '#contract/booking/guest.schema';
import { depositTotals, guestTotals } from '#contract/booking/guest.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { DayManifest } from '#contract/manifest/manifest.schema';
import { PAGES } from '#contract/paths';
import { cancelTrip } from '#copy/cancelTrip';
import { holidayOf } from '#copy/holiday';
import { Button } from '#src/components/base/actions/Button/Button';
import { CancelTripDialog } from '#src/components/operator/days/CancelTripDialog/CancelTripDialog';
import { DayStateButtons } from '#src/components/operator/days/DayStateButtons/DayStateButtons';
import { DaySummary } from '#src/components/operator/days/DaySummary/DaySummary';
import { useTidePhase, useTripTerms } from '#src/store/endpoints/config';
import { useNow } from '#src/store/hooks';
import { Facts, Undo } from './AdminDayPage.styles';
import { UndoTrip } from './UndoTrip';
import { useCancelTrip } from './useCancelTrip';
import type { useDayWork } from './useDayWork';

interface TripFactsProps {
  day: ReserveDay;
  guests: readonly ManagedGuest[];
  work: ReturnType<typeof useDayWork>;
  /** Null during loading, or while the policy is off. */
  manifest?: Pick<DayManifest, 'people' | 'written'> | null;
}

export function TripFacts({ day, guests, work, manifest = null }: TripFactsProps) {
  const phaseOf = useTidePhase();
  const times = useTripTerms();
  const now = useNow();
  const trip = useCancelTrip(day, guests, work);
  const totals = guestTotals(guests);
  // A past trip's state can only change if it was cancelled by mistake.
  const isChangeable = day.date >= seoulToday(now) || day.state === 'CANCEL';
  return (
    <Facts>
      <DaySummary
        day={day}
        now={now}
        phase={phaseOf(day.date)}
        times={times}
        holiday={holidayOf(day.date)}
        guests={totals}
        deposits={depositTotals(guests)}
        manifest={manifest && manifest.people > 0 ? { ...manifest, href: PAGES.adminManifest(day.date) } : null}
      >
        {isChangeable && (
          <DayStateButtons
            state={day.state}
            charter={day.charter}
            affected={{ cases: totals.cases, people: day.guestCount, paidCases: totals.paidCases }}
            pending={work.statePending}
            onChange={work.changeState}
            onCancelTrip={trip.open}
          />
        )}
      </DaySummary>
      <Undo>
        <UndoTrip day={day} />
      </Undo>
      {trip.rest > 0 && (
        <Undo>
          <Button variant="danger-line" full onClick={trip.open}>
            {cancelTrip.rest.open}
          </Button>
        </Undo>
      )}
      <CancelTripDialog {...trip.dialog} />
    </Facts>
  );
}
