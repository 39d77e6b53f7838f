import { useEffect, useState } from 'react';
import type { Collected } from '#contract/day/draw.schema';
import { secondsUntil } from '#contract/day/fairStart.rules';
import { draw as copy } from '#copy/draw';
import { format } from '#copy/format';
import { Checking, CutOff, Left, Place, Soft, Waiting } from './DrawWait.styles';

export interface DrawWaitProps {
  /** The place of the request, and when it is drawn. */
  place: Collected;
  /** The server's clock, by which the time is counted. */
  clock: () => Date;
  /** Whether there is no connection to ask for the outcome. */
  cutOff?: boolean;
}

const LOOK_MS = 250;

export function DrawWait({ place, clock, cutOff = false }: DrawWaitProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(place.drawAt, clock()));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(place.drawAt, clock())), LOOK_MS);
    return () => clearInterval(timer);
  }, [place.drawAt, clock]);
  return (
    <Waiting>
      {seconds > 0 ? (
        // A screen reader does not hear every second.
        <Left aria-live="off">
          <b>{copy.left(seconds)}</b>
          {copy.leftHint}
        </Left>
      ) : (
        <Checking>{copy.checking}</Checking>
      )}
      <Place>{copy.place(place.number, format.people(place.guestCount))}</Place>
      <p>{copy.why}</p>
      <Soft>{copy.stay}</Soft>
      <div role="status">{cutOff && <CutOff>{copy.cutOff}</CutOff>}</div>
    </Waiting>
  );
}
