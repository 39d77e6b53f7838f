import { useState } from 'react';
import type { Guest } from '../../../../contract/booking/guest.schema';
import type { ConfigLogic } from '../../../../contract/config/config.schema';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { Collected } from '../../../../contract/day/draw.schema';
import { isCollecting } from '../../../../contract/day/fairStart.rules';
import { useStillHere } from '../../../components/frame/Page/useStillHere';
import { refusal } from '../../../store/api';
import { useClock } from '../../../store/hooks';
import type { Answer } from '../../base/useAction';
import { useBookingOutcomeMutation, useCreateBookingMutation, type BookingRequest } from './endpoints';
import { forgetPendingDraw, keepPendingDraw, type PendingDraw } from './pendingDraw';

/** All who wait ask for their outcome at the same instant, so each waits a little longer by chance, in milliseconds. */
const SPREAD_MS = 1_500;
/** The longest time until the next question after one that brought no outcome. */
const AGAIN_MS = 2_000;
/** The clocks of a screen and the server may differ by two seconds. */
const EARLY_ATTEMPTS = 3;
const EARLY_PAUSE_MS = 1_000;

/** Refusals that say nothing about the request: the server is busy. */
const BUSY: ReadonlySet<string> = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL']);
/** Whether an error says nothing about the request: the server is busy, or there is no connection. */
const saysNothing = (error: unknown): boolean => {
  const refused = refusal(error);
  return error !== undefined && (refused === null || BUSY.has(refused.code));
};
const isCollected = (answer: Guest | Collected | undefined): answer is Collected =>
  answer !== undefined && 'drawAt' in answer;

/** A request that waits for the draw; `cutOff` while its outcome cannot be asked for. */
interface Drawing {
  place: Collected;
  cutOff: boolean;
}

/** The page was left: what awaits it does not go on. */
const never = () => new Promise<never>(() => undefined);

/**
 * Sends a request for seats and waits for its outcome. It is repeated if it was a moment too early by the server's clock,
 * although booking has opened on this screen; and, while requests are collected for the draw, if the server was busy or there
 * was no connection: in the rush of an opening visitors need not press again. A collected one is asked about after its draw,
 * however long the connection is gone; that of an earlier load of the page at once, as its draw may have been made.
 */
export const useDrawnRequest = (dayId: string) => {
  const clock = useClock();
  const isHere = useStillHere();
  const [create, { isLoading }] = useCreateBookingMutation();
  const [askOutcome] = useBookingOutcomeMutation();
  const [isWaiting, setWaiting] = useState(false);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [lost, setLost] = useState(false);

  const outcomeOf = async (
    key: string,
    ask: () => PromiseLike<Answer<Guest | Collected>>,
    mayRepeat: () => boolean,
    earlier?: PendingDraw,
  ) => {
    setWaiting(true);
    let place = earlier?.place ?? null;
    if (place) setDrawing({ place, cutOff: false });
    for (let early = 0; ;) {
      const { data, error } = await ask();
      if (earlier && !isHere()) return never();
      const opensAt = refusal(error)?.opensAt;
      const isEarly = opensAt !== undefined && Date.parse(opensAt) <= clock().getTime() && early < EARLY_ATTEMPTS;
      if (isEarly) early += 1;
      if (isCollected(data)) {
        place = data;
        keepPendingDraw(dayId, { key, place });
      } else if (!isEarly && !(saysNothing(error) && (place || (mayRepeat() && isHere())))) {
        const gotNone = (place !== null || earlier !== undefined) && refusal(error)?.seatsLeft === 0;
        // An outcome that says nothing is asked for again when the page is loaded.
        if (!saysNothing(error)) forgetPendingDraw(dayId);
        setLost(gotNone);
        setWaiting(false);
        setDrawing(null);
        return { data, error, gotNone };
      }
      if (place) setDrawing({ place, cutOff: error !== undefined && refusal(error) === null });
      const left = place ? Date.parse(place.drawAt) - clock().getTime() : 0;
      const again = left > 0 ? left + Math.random() * SPREAD_MS : AGAIN_MS * (0.5 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, isEarly ? EARLY_PAUSE_MS : again));
      if (place && !isHere()) return never();
    }
  };

  return {
    pending: isLoading || isWaiting,
    /** The request waits for the draw of its day; null while it does not. */
    drawing,
    /** Whether the request was drawn after the last seat had been given. */
    lost,
    send: (request: BookingRequest, { day, logic }: { day: ReserveDay; logic: ConfigLogic }) => {
      const collects = () => isCollecting(day, logic, clock());
      // Kept before it is sent: its answer may be lost with the page.
      if (collects()) keepPendingDraw(dayId, { key: request.key, place: null });
      return outcomeOf(request.key, () => create(request), collects);
    },
    /** Asks for the outcome of a request that an earlier load of the page has sent. */
    resume: (sent: PendingDraw) =>
      outcomeOf(
        sent.key,
        () => askOutcome({ id: Number(dayId), key: sent.key }),
        () => true,
        sent,
      ),
  };
};
