import type { ReactNode } from 'react';
import { dayOffer } from '../../../contract/day/day.rules';
import type { ReserveDay } from '../../../contract/day/day.schema';
import { holidayName } from '../../../contract/day/holiday.rules';
import type { TidePhase } from '../../../contract/day/tide.rules';
import { errorText } from '../../../copy/errors';
import { dayState } from '../../../copy/reserve';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { TripHeading } from '../../components/TripHeading/TripHeading';

interface ClosedDayProps {
  day: ReserveDay;
  phase: TidePhase | null;
  /** The way on: the other days. */
  action: ReactNode;
}

/** A day that could not be booked when the visitor came: which one, and why. */
export function ClosedDay({ day, phase, action }: ClosedDayProps) {
  const offer = dayOffer(day);
  if (offer.kind === 'bookable') return null;
  return (
    <>
      <TripHeading day={day} phase={phase} holiday={holidayName(day.date)} />
      <EmptyState
        title={offer.state === 'COMPLETE' ? errorText.DAY_CLOSED : dayState.label[offer.state]}
        hint={offer.memo}
        picture={false}
        action={action}
      />
    </>
  );
}
