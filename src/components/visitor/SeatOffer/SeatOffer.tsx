import { useState } from 'react';
import type { TripTimes } from '../../../../contract/day/times.rules';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import type { Offer } from '../../../../contract/waiting/waiting.schema';
import { format } from '../../../../copy/format';
import { holidayOf } from '../../../../copy/holiday';
import { offer as copy } from '../../../../copy/waiting';
import { Button } from '../../base/actions/Button/Button';
import { ConfirmDialog } from '../../base/feedback/ConfirmDialog/ConfirmDialog';
import { FieldError } from '../../base/form/Field/FieldError';
import { PriceSummary } from '../../trip/PriceSummary/PriceSummary';
import { TripHeading } from '../../trip/TripHeading/TripHeading';
import { Sentence } from '../../base/display/Sentence/Sentence';
import { OfferCard } from './SeatOffer.styles';

export interface SeatOfferProps {
  /** The seats, until when they are held, and their day. */
  offer: Offer;
  /** The usual times of a trip, for a day without its own. */
  times: TripTimes;
  /** The day's 물때, by the operator's tide table. */
  phase: TidePhase | null;
  /** When and how the rest of the fare is paid; null for the usual words. */
  payRest: string | null;
  /** The action that is running. */
  pending: 'accept' | 'decline' | null;
  /** Why the last action failed. */
  error: string | null;
  /** Books the seats. */
  onAccept: () => void;
  /** Gives the seats up; called after confirmation. */
  onDecline: () => void;
}

/** Seats that are held for an entry of the waiting list: book them, or give them up. */
export function SeatOffer({ offer, times, phase, payRest, pending, error, onAccept, onDecline }: SeatOfferProps) {
  const [asking, setAsking] = useState(false);
  const { day, guestCount, until } = offer;
  return (
    <OfferCard>
      <TripHeading day={day} times={times} phase={phase} holiday={holidayOf(day.date)} />
      <p>
        <b>{format.people(guestCount)}</b> ·{' '}
        <Sentence>{format.unbroken(copy.until(format.spokenInstant(until)))}</Sentence> {copy.rest}
      </p>
      <PriceSummary price={day.price} reservePrice={day.reservePrice} headcount={guestCount} payRest={payRest} />
      <div role="status">{error && <FieldError>{error}</FieldError>}</div>
      <Button variant="primary" size="large" full pending={pending === 'accept'} onClick={onAccept}>
        {pending === 'accept' ? copy.accepting : copy.accept}
      </Button>
      <Button variant="quiet" full pending={pending === 'decline'} onClick={() => setAsking(true)}>
        {copy.decline}
      </Button>
      <ConfirmDialog
        open={asking}
        tone="danger"
        title={copy.confirmDecline}
        confirmLabel={copy.decline}
        cancelLabel={copy.goBack}
        onConfirm={() => {
          setAsking(false);
          onDecline();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{copy.confirmDeclineText}</p>
      </ConfirmDialog>
    </OfferCard>
  );
}
