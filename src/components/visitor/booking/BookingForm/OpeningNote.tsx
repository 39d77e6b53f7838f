import { useState } from 'react';
import { bookingForm } from '#copy/bookingForm';
import { draw } from '#copy/draw';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import type { Opening } from '#src/components/trip/opening/useOpening';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { OpeningBox, Rule } from './BookingForm.styles';

interface OpeningNoteProps {
  /** The day's opening; null once booking is open. */
  opening: Opening | null;
  /** The length of the lottery in seconds; 0 without one. */
  fairStart: number;
  /** Whether the lottery is still to come. */
  awaitsDraw: boolean;
}

/** It stays after the opening. A screen reader hears the opening once, but never the seconds. */
export function OpeningNote({ opening, fairStart, awaitsDraw }: OpeningNoteProps) {
  const [waited, setWaited] = useState(opening !== null || awaitsDraw);
  if ((opening || awaitsDraw) && !waited) setWaited(true);
  // Its lines stay after the lottery, because fields follow below.
  const [rule, setRule] = useState('');
  const now = awaitsDraw ? draw.rule(fairStart) : rule;
  if (now !== rule) setRule(now);
  if (!waited) return null;
  return (
    <OpeningBox role="status">
      <b>
        <Sentence>
          {opening ? format.unbroken(reserve.opens(format.spokenInstant(opening.opensAt))) : bookingForm.opened}
        </Sentence>
      </b>
      <span>{opening ? bookingForm.fillAhead : bookingForm.bookNow}</span>
      {rule !== '' && (
        <Rule>
          {!awaitsDraw && <span>{draw.over}</span>}
          <span hidden={!awaitsDraw}>{rule}</span>
        </Rule>
      )}
    </OpeningBox>
  );
}
