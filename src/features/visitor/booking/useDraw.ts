import { useState } from 'react';
import type { Collected } from '../../../../contract/day/draw.schema';
import type { Guest } from '../../../../contract/booking/guest.schema';
import { useStillHere } from '../../../components/frame/Page/useStillHere';
import { refusal } from '../../../store/api';
import { useClock } from '../../../store/hooks';

/** All who wait ask for their outcome at the same instant, so each waits a little longer by chance, in milliseconds. */
const SPREAD_MS = 1_500;
/** Until the next question after one that brought no outcome. */
export const AGAIN_MS = 2_000;

/** Refusals that say nothing about the draw: the server is busy. */
const BUSY: ReadonlySet<string> = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL']);

/** Whether an error says nothing about the request: the server is busy, or there is no connection. */
export const saysNothing = (error: unknown): boolean => {
  const refused = refusal(error);
  return error !== undefined && (refused === null || BUSY.has(refused.code));
};

interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** A request that waits for the draw; `cutOff` while its outcome cannot be asked for. */
export interface Drawing {
  place: Collected;
  cutOff: boolean;
}

export const isCollected = (answer: Guest | Collected | undefined): answer is Collected =>
  answer !== undefined && 'drawAt' in answer;

/**
 * Waits for the draw of a collected request and returns its outcome, however long the connection is gone. A request of
 * a screen that was loaded again is asked about at once: its draw may have been made long ago. It stops asking when its
 * page is left: the promise then stays pending.
 */
export const useDraw = () => {
  const clock = useClock();
  const isHere = useStillHere();
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  const outcomeOf = async (
    first: Collected,
    ask: () => Promise<Answer<Guest | Collected>>,
    { atOnce = false } = {},
  ): Promise<Answer<Guest>> => {
    let place = first;
    let cutOff = false;
    for (let asksNow = atOnce; ; asksNow = false) {
      setDrawing({ place, cutOff });
      const left = Date.parse(place.drawAt) - clock().getTime();
      const pause = Math.max(left, 0) + (left > 0 ? 0 : AGAIN_MS - SPREAD_MS) + Math.random() * SPREAD_MS;
      if (!asksNow) await new Promise((resolve) => setTimeout(resolve, pause));
      if (!isHere()) return new Promise(() => undefined);
      const { data, error } = await ask();
      if (isCollected(data)) place = data;
      else if (data) return { data };
      if (error !== undefined && !saysNothing(error)) return { error };
      cutOff = error !== undefined && refusal(error) === null;
    }
  };
  return { drawing, outcomeOf, end: () => setDrawing(null) };
};
