import { useEffect, useState } from 'react';
import type { Collected } from '#contract/day/draw.schema';
import { secondsUntil } from '#contract/day/fairStart.rules';
import { draw as copy } from '#copy/draw';
import { format } from '#copy/format';
import { Checking, CutOff, Left, Place, Soft, Waiting } from './DrawWait.styles';

export interface DrawWaitProps {
  /** The request's number, and the time of the draw. */
  place: Collected;
  /** The server's clock, for the countdown. */
  clock: () => Date;
  /** The connection is lost, so the outcome cannot be requested. */
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
        // Screen readers skip the seconds.
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
