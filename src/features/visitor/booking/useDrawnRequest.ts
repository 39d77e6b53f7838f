import { useState } from 'react';
import type { Guest } from '#contract/booking/guest.schema';
import type { ConfigLogic } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { Collected } from '#contract/day/draw.schema';
import { isCollecting } from '#contract/day/fairStart.rules';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { refusal } from '#src/store/api';
import { useClock } from '#src/store/hooks';
import type { Result } from '#src/features/base/useAction';
import { useBookingOutcomeMutation, useCreateBookingMutation, type BookingRequest } from './endpoints';
import { forgetPendingDraw, savePendingDraw, type PendingDraw } from './pendingDraw';

/** In ms; spreads the requests of all visitors of an opening. */
const SPREAD_MS = 1_500;
/** The longest pause between requests, in ms. */
const AGAIN_MS = 2_000;
/** Screen's and server's clocks may differ by two seconds. */
const EARLY_ATTEMPTS = 3;
const EARLY_PAUSE_MS = 1_000;

/** The server is overloaded: the state of the request is unknown. */
const BUSY: ReadonlySet<string> = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL']);
const saysNothing = (error: unknown): boolean => {
  const refused = refusal(error);
  return error !== undefined && (refused === null || BUSY.has(refused.code));
};
const isCollected = (response: Guest | Collected | undefined): response is Collected =>
  response !== undefined && 'drawAt' in response;

/** `cutOff`: the outcome cannot be requested now. */
interface Drawing {
  place: Collected;
  cutOff: boolean;
}

/** The page was left, so awaiting code must not continue. */
const never = () => new Promise<never>(() => undefined);

/**
 * Retries a request that the server's clock considers too early; before the lottery also after an overload or a lost
 * connection, so that visitors need not press again.
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
    ask: () => PromiseLike<Result<Guest | Collected>>,
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
        savePendingDraw(dayId, { key, place });
      } else if (!isEarly && !(saysNothing(error) && (place || (mayRepeat() && isHere())))) {
        const gotNone = (place !== null || earlier !== undefined) && refusal(error)?.seatsLeft === 0;
        // An unknown outcome is requested again on the next load.
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
    drawing,
    lost,
    send: (request: BookingRequest, { day, logic }: { day: ReserveDay; logic: ConfigLogic }) => {
      const collects = () => isCollecting(day, logic, clock());
      // Stored before sending, because the response may be lost with the page.
      if (collects()) savePendingDraw(dayId, { key: request.key, place: null });
      return outcomeOf(request.key, () => create(request), collects);
    },
    resume: (sent: PendingDraw) =>
      outcomeOf(
        sent.key,
        () => askOutcome({ id: Number(dayId), key: sent.key }),
        () => true,
        sent,
      ),
  };
};
