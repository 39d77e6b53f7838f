import { useState } from 'react';
import { bookingForm } from '../../../../copy/bookingForm';
import { draw } from '../../../../copy/draw';
import { format } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
import type { Opening } from '../../trip/opening/useOpening';
import { OpeningBox } from './BookingForm.styles';

interface OpeningNoteProps {
  /** The opening that the day waits for; null once booking is open. */
  opening: Opening | null;
  /** Seconds in which requests are collected and then drawn; 0 if they are not. */
  fairStart: number;
}

/** When booking opens. It stays when that has happened, and says so once to a screen reader; the seconds it never says. */
export function OpeningNote({ opening, fairStart }: OpeningNoteProps) {
  const [waited, setWaited] = useState(opening !== null);
  if (opening && !waited) setWaited(true);
  if (!waited) return null;
  return (
    <OpeningBox role="status">
      <b>{opening ? format.unbroken(reserve.opens(format.spokenInstant(opening.opensAt))) : bookingForm.opened}</b>
      {opening ? bookingForm.fillAhead : bookingForm.bookNow}
      {fairStart > 0 && <span>{draw.rule(fairStart)}</span>}
    </OpeningBox>
  );
}
