import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isShortPhone } from '#contract/booking/phone.rules';
import type { ConfigInfo, ConfigLogic } from '#contract/config/config.schema';
import type { Prices, ReserveDay } from '#contract/day/day.schema';
import type { EarlierBooking } from '#contract/errors';
import type { Guest } from '#contract/booking/guest.schema';
import { booking } from '#copy/booking';
import { againText } from '#copy/again';
import type { PersonValues } from '#src/components/visitor/booking/BookingForm/personForm';
import type { BookingDoubt } from '#src/components/visitor/booking/BookingForm/BookingQuestion';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { refusal } from '#src/store/api';
import { daysApi } from '#src/store/endpoints/days';
import { selectHasEnded } from '#src/store/sync/endedHere';
import { useAppDispatch, useAppSelector } from '#src/store/hooks';
import { useAction } from '#src/features/base/useAction';
import { bookingDraft, useFormDraft } from '#src/features/visitor/drafts/useFormDraft';
import { readPendingDraw } from './pendingDraw';
import { useDrawnRequest } from './useDrawnRequest';
import { useOwnDeposit } from './useOwnDeposit';

export type BookingProgress =
  | { kind: 'filling' }
  | {
      kind: 'booked';
      guest: Guest;
      seen: SeenTrip | undefined;
      deposit: ReturnType<typeof useOwnDeposit>;
      /** The idempotency key, which proves the booking. */
      key: string | undefined;
    }
  | { kind: 'earlier'; booking: EarlierBooking; seen: SeenTrip | undefined };

export interface SeenTrip {
  day: ReserveDay;
  info: ConfigInfo;
  logic: ConfigLogic;
}

/** After confirming a short telephone number, the server may still ask about a duplicate. */
interface Question {
  doubt: BookingDoubt;
  values: PersonValues;
  facts: SeenTrip;
}

/** In the history entry: a reload shows the completion screen again, even offline, and sends nothing. */
interface BookingState {
  booked?: Guest;
  earlier?: EarlierBooking;
  seen?: SeenTrip;
  /** The idempotency key of the booking, which proves it. */
  key?: string;
}

/** Per person, in 10,000 won. */
export const pricesOf = ({ price, reservePrice }: Prices): Prices => ({ price, reservePrice });

/** Every failure is shown as a toast and at the form; a form never makes two bookings. */
export const useBooking = (dayId: string) => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const location = useLocation();
  const inHistory = location.state as BookingState | null;
  const { earlier, seen, key } = inHistory ?? {};
  const isGone = useAppSelector((state) => selectHasEnded(state, inHistory?.booked?.guestId));
  const booked: Guest | undefined =
    inHistory?.booked && isGone ? { ...inHistory.booked, state: 'CANCEL' } : inHistory?.booked;
  const change = (now: Partial<Guest>) => {
    if (booked)
      void navigate(location.pathname, { replace: true, state: { ...inHistory, booked: { ...booked, ...now } } });
  };
  const isNews = isGone && inHistory?.booked?.state !== 'CANCEL';
  const saveCancelled = useEffectEvent(() => change({}));
  useEffect(() => {
    if (isNews) saveCancelled();
  }, [isNews]);
  const deposit = useOwnDeposit(booked, key, change);
  const { run, form, clear } = useAction();
  const [question, setQuestion] = useState<Question | null>(null);
  const [corrected, setCorrected] = useState(0);
  // After the dialog, which returns the focus to its opener.
  useEffect(() => {
    if (corrected > 0) document.getElementsByName('tel')[0]?.focus();
  }, [corrected]);
  const isHere = useStillHere();
  const draft = useFormDraft(bookingDraft(dayId));
  const { send: request, resume, ...waiting } = useDrawnRequest(dayId);

  const finish = async (state: BookingState) => {
    draft.forget();
    // After navigation the booking is a new history entry, so that the currently open page stays in the history.
    await navigate(location.pathname, { replace: isHere(), state });
    if (state.booked) showToast('success', booking.booked);
  };
  const resumeOnLoad = useEffectEvent(async () => {
    const sent = booked || earlier ? null : readPendingDraw(dayId);
    if (!sent) return;
    const outcome = await Promise.resolve(sent).then(resume);
    if (outcome.data) await finish({ booked: outcome.data, key: sent.key });
    else if (!outcome.gotNone) await run(outcome);
  });
  // Once per load: `send` already awaits the outcome of its own request.
  useEffect(() => void resumeOnLoad(), []);
  const send = async (values: PersonValues, facts: SeenTrip, askDuplicate: boolean) => {
    clear();
    const result = await request(
      { id: Number(dayId), ...values, askDuplicate, seen: pricesOf(facts.day), key: draft.key },
      facts,
    );
    const refused = refusal(result.error);
    setQuestion(refused?.code === 'DUPLICATE_BOOKING' ? { doubt: 'duplicate', values, facts } : null);
    if (result.data) return finish({ booked: result.data, seen: facts, key: draft.key });
    if (result.gotNone || refused?.code === 'DUPLICATE_BOOKING') return;
    if (refused?.booking) return finish({ earlier: refused.booking, seen: facts });
    if (refused?.prices) {
      const { prices } = refused;
      dispatch(daysApi.util.updateQueryData('getDay', dayId, (day) => void Object.assign(day, prices)));
    } else await run(result, { again: againText.book });
  };

  const progress: BookingProgress = booked
    ? { kind: 'booked', guest: booked, seen, deposit, key }
    : earlier
      ? { kind: 'earlier', booking: earlier, seen }
      : { kind: 'filling' };
  return {
    progress,
    form,
    ...waiting,
    typed: draft.typed,
    restored: draft.restored,
    save: draft.save,
    /** Call it when the day is bookable again. */
    reopened: clear,
    submit: async (values: PersonValues, facts: SeenTrip) => {
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
