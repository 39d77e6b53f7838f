import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isShortPhone } from '../../../../contract/booking/phone.rules';
import type { DepositStatement } from '../../../../contract/booking/booking.schema';
import type { ConfigInfo, ConfigLogic } from '../../../../contract/config/config.schema';
import type { Prices, ReserveDay } from '../../../../contract/day/day.schema';
import { isCollecting } from '../../../../contract/day/fairStart.rules';
import type { EarlierBooking } from '../../../../contract/errors';
import type { Guest } from '../../../../contract/booking/guest.schema';
import { booking } from '../../../../copy/booking';
import { againText } from '../../../../copy/again';
import type { PersonValues } from '../../../components/visitor/BookingForm/personForm';
import type { BookingDoubt } from '../../../components/visitor/BookingForm/BookingQuestion';
import { useStillHere } from '../../../components/frame/Page/useStillHere';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { refusal } from '../../../store/api';
import { daysApi } from '../../../store/endpoints/days';
import { depositSaid, useStateDepositMutation } from '../../../store/endpoints/deposit';
import { selectHasEnded } from '../../../store/endpoints/endedHere';
import { useAppDispatch, useAppSelector, useClock } from '../../../store/hooks';
import { useAction } from '../../base/useAction';
import { bookingDraft, useFormDraft } from '../base/useFormDraft';
import { useBookingOutcomeMutation, useCreateBookingMutation } from './endpoints';
import { forgetPendingDraw, keepPendingDraw, readPendingDraw, type PendingDraw } from './pendingDraw';
import { AGAIN_MS, isCollected, saysNothing, useDraw } from './useDraw';

/** State of the page: the form is being filled in, booked, or booked by an earlier request. */
export type BookingProgress =
  | { kind: 'filling' }
  | { kind: 'booked'; guest: Guest; seen: TripFacts | undefined; deposit: OwnDeposit | null }
  | { kind: 'earlier'; booking: EarlierBooking; seen: TripFacts | undefined };

/** What the visitor can say of the deposit of the booking that was made on this page. */
interface OwnDeposit {
  pending: boolean;
  form: ReturnType<typeof useAction>['form'];
  say: (said: Pick<DepositStatement, 'payer' | 'claimed'>) => Promise<boolean>;
}

/** The data shown with the form when it was sent. */
export interface TripFacts {
  day: ReserveDay;
  info: ConfigInfo;
  logic: ConfigLogic;
}

/**
 * A booking that is sent once the visitor confirms it, and the reason for asking. After a short telephone number is
 * confirmed, the server may still ask about a duplicate.
 */
interface Question {
  doubt: BookingDoubt;
  values: PersonValues;
  facts: TripFacts;
}

/** The clocks of a screen and the server may differ by two seconds. */
const EARLY_ATTEMPTS = 3;
const EARLY_PAUSE_MS = 1_000;

/** State of the page's history entry: a reload shows the completion screen again, even offline, and books nothing. */
interface BookingState {
  booked?: Guest;
  earlier?: EarlierBooking;
  seen?: TripFacts;
  /** The key that made the booking, which proves it. */
  key?: string;
}

/** The prices of a day, for one person, in 10,000 won. */
export const pricesOf = ({ price, reservePrice }: Prices): Prices => ({ price, reservePrice });

/** Sends a booking. Every failure is shown as a toast and at the form; one form never makes two bookings. */
export const useBooking = (dayId: string) => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const location = useLocation();
  const { booked: kept, earlier, seen, key } = (location.state as BookingState | null) ?? {};
  const isGone = useAppSelector((state) => selectHasEnded(state, kept?.guestId));
  const booked: Guest | undefined = kept && isGone ? { ...kept, state: 'CANCEL' } : kept;
  useEffect(() => {
    if (!kept || !isGone || kept.state === 'CANCEL') return;
    const state: BookingState = { booked: { ...kept, state: 'CANCEL' }, ...(seen && { seen }), ...(key && { key }) };
    void navigate(location.pathname, { replace: true, state });
  }, [kept, seen, key, isGone, navigate, location.pathname]);
  const { run, form, clear } = useAction();
  const [question, setQuestion] = useState<Question | null>(null);
  /** Counts how often the visitor wanted to correct the number. */
  const [corrected, setCorrected] = useState(0);
  // After the question, which gives the focus back to the button that opened it.
  useEffect(() => {
    if (corrected > 0) document.getElementsByName('tel')[0]?.focus();
  }, [corrected]);
  const isHere = useStillHere();
  const draft = useFormDraft(bookingDraft(dayId));
  const [create, { isLoading }] = useCreateBookingMutation();
  const [early, setEarly] = useState(false);
  const pending = isLoading || early;
  const clock = useClock();
  const { drawing, outcomeOf, end: endDraw } = useDraw();
  const [askOutcome] = useBookingOutcomeMutation();
  const [lost, setLost] = useState(false);

  const finish = async (state: BookingState) => {
    draft.forget();
    // A visitor who has navigated away during the request is shown the booking as a new history entry, so that the page
    // opened meanwhile stays in the history.
    await navigate(location.pathname, { replace: isHere(), state });
  };
  /**
   * Repeats a request that was a moment too early by the server's clock, although booking has opened on this screen; and,
   * while requests are collected for the draw, one that found the server busy or no connection: in the rush of an opening
   * visitors need not press again.
   */
  const createInTime = async (request: Parameters<typeof create>[0], { day, logic }: TripFacts) => {
    setEarly(true);
    // Kept before it is sent: its answer may be lost with the page.
    if (isCollecting(day, logic, clock())) keepPendingDraw(dayId, { key: request.key, place: null });
    let answer = await create(request);
    for (let attempt = 1; attempt <= EARLY_ATTEMPTS; attempt += 1) {
      const opensAt = refusal(answer.error)?.opensAt;
      if (opensAt === undefined || Date.parse(opensAt) > clock().getTime()) break;
      await new Promise((resolve) => setTimeout(resolve, EARLY_PAUSE_MS));
      answer = await create(request);
    }
    while (saysNothing(answer.error) && isCollecting(day, logic, clock()) && isHere()) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * (0.5 + Math.random() / 2)));
      answer = await create(request);
    }
    const { data } = answer;
    if (isCollected(data)) keepPendingDraw(dayId, { key: request.key, place: data });
    const outcome = isCollected(data) ? await outcomeOf(data, () => create(request)) : { data, error: answer.error };
    return seeOutcome(outcome, isCollected(data));
  };
  /** Ends the waiting with an outcome; one that says nothing is asked for again when the page is loaded. */
  const seeOutcome = (outcome: { data?: Guest | undefined; error?: unknown }, wasDrawn: boolean) => {
    const gotNone = wasDrawn && refusal(outcome.error)?.seatsLeft === 0;
    if (!saysNothing(outcome.error)) forgetPendingDraw(dayId);
    setLost(gotNone);
    setEarly(false);
    endDraw();
    return { ...outcome, gotNone };
  };
  /** Asks for the outcome of a request that an earlier load of the page has sent. */
  const resume = async ({ key: sent, place }: PendingDraw) => {
    setEarly(true);
    const ask = () => askOutcome({ id: Number(dayId), key: sent });
    let known = place;
    let answer: Awaited<ReturnType<typeof ask>> | null = null;
    while (!known && (answer === null || saysNothing(answer.error)) && isHere()) {
      if (answer) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      answer = await ask();
      if (isCollected(answer.data)) known = answer.data;
    }
    if (!isHere()) return;
    if (known) keepPendingDraw(dayId, { key: sent, place: known });
    const direct = isCollected(answer?.data) ? undefined : answer?.data;
    const outcome = known
      ? await outcomeOf(known, ask, { atOnce: place !== null })
      : { data: direct, error: answer?.error };
    const seen = seeOutcome(outcome, true);
    if (seen.data) {
      await finish({ booked: seen.data, key: sent });
      showToast('success', booking.booked);
    } else if (!seen.gotNone) await run(seen);
  };
  const resumeOnLoad = useEffectEvent(() => {
    const waits = kept || earlier ? null : readPendingDraw(dayId);
    if (waits) void Promise.resolve(waits).then(resume);
  });
  // Once: the outcome of what this load of the page sends is awaited by `send`.
  useEffect(() => resumeOnLoad(), []);
  const send = async (values: PersonValues, facts: TripFacts, askDuplicate: boolean) => {
    clear();
    const answer = await createInTime(
      { id: Number(dayId), ...values, askDuplicate, seen: pricesOf(facts.day), key: draft.key },
      facts,
    );
    const refused = refusal(answer.error);
    setQuestion(refused?.code === 'DUPLICATE_BOOKING' ? { doubt: 'duplicate', values, facts } : null);
    if (answer.data) {
      await finish({ booked: answer.data, seen: facts, key: draft.key });
      showToast('success', booking.booked);
      return;
    }
    // The page says it, calmly.
    if (answer.gotNone || refused?.code === 'DUPLICATE_BOOKING') return;
    if (refused?.booking) return finish({ earlier: refused.booking, seen: facts });
    // The form says it, by the prices of now.
    if (refused?.prices) {
      const { prices } = refused;
      dispatch(daysApi.util.updateQueryData('getDay', dayId, (day) => void Object.assign(day, prices)));
    } else await run(answer, { again: againText.book });
  };

  const [stateDeposit, { isLoading: stating }] = useStateDepositMutation();
  const statement = useAction();
  const deposit: OwnDeposit | null =
    booked && key
      ? {
          pending: stating,
          form: statement.form,
          say: async (said) => {
            const answer = await stateDeposit({ guestId: booked.guestId, key, ...said });
            const shown = (now: Partial<Guest>) =>
              void navigate(location.pathname, {
                replace: true,
                state: { booked: { ...booked, ...now }, ...(seen && { seen }), key },
              });
            const isSaid = await statement.run(answer, {
              done: depositSaid(said),
              again: againText.claim,
              next: ({ payer, claimedAt, state }) => shown({ payer, claimedAt, state }),
            });
            // The operator has confirmed the payment or cancelled the booking meanwhile: the account is not to be paid to.
            const { state } = refusal(answer.error) ?? {};
            if (state && isHere()) shown({ state });
            return isSaid;
          },
        }
      : null;

  const progress: BookingProgress = booked
    ? { kind: 'booked', guest: booked, seen, deposit }
    : earlier
      ? { kind: 'earlier', booking: earlier, seen }
      : { kind: 'filling' };
  return {
    progress,
    /** Props of the form: why the last attempt failed. */
    form,
    pending,
    /** The request waits for the draw of its day; null while it does not. */
    drawing,
    /** Whether the request was drawn after the last seat had been given. */
    lost,
    typed: draft.typed,
    restored: draft.restored,
    keep: draft.keep,
    /** To be called when the day can be booked again: clears why it was refused meanwhile. */
    reopened: clear,
    submit: async (values: PersonValues, facts: TripFacts) => {
      if (isShortPhone(values.tel)) setQuestion({ doubt: 'shortPhone', values, facts });
      else await send(values, facts, true);
    },
    question: question && {
      doubt: question.doubt,
      tel: question.values.tel,
      confirm: () => send(question.values, question.facts, question.doubt !== 'duplicate'),
      close: () => setQuestion(null),
      correct: () => {
        setQuestion(null);
        setCorrected(corrected + 1);
      },
    },
  };
};
