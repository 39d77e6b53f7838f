import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isShortPhone } from '../../../../contract/booking/phone.rules';
import type { ConfigInfo, ConfigLogic } from '../../../../contract/config/config.schema';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { EarlierBooking } from '../../../../contract/errors';
import type { Guest } from '../../../../contract/guest/guest.schema';
import { booking } from '../../../../copy/booking';
import type { BookingValues } from '../../../components/visitor/BookingForm/BookingForm';
import type { BookingDoubt } from '../../../components/visitor/BookingForm/BookingQuestion';
import { useStillHere } from '../../../components/frame/Page/useStillHere';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText, refusal } from '../../../store/api';
import { selectCancelledHere } from '../../../store/endpoints/cancelledHere';
import { useAppSelector } from '../../../store/hooks';
import { useCreateBookingMutation } from './endpoints';
import { useBookingDraft } from './useBookingDraft';

/** How far the form is: being filled (with what the last try was told), booked, or booked by an earlier request. */
export type BookingProgress =
  | { kind: 'filling'; refusals: { field: string; reason: string }[]; notice: string | null }
  | { kind: 'booked'; guest: Guest; seen: TripFacts | undefined }
  | { kind: 'earlier'; booking: EarlierBooking; seen: TripFacts | undefined };

/** What stood around the form when it was sent. */
export interface TripFacts {
  day: ReserveDay;
  info: ConfigInfo;
  logic: ConfigLogic;
}

const untouched: BookingProgress = { kind: 'filling', refusals: [], notice: null };

/** A booking that waits for an answer to a question, and whether the server still has one of its own. */
interface Question {
  doubt: BookingDoubt;
  values: BookingValues;
  facts: TripFacts;
}

/**
 * What the browser's history keeps of this page: a reload shows the completion screen again and books nothing, even
 * where there is no connection.
 */
interface BookingState {
  booked?: Guest;
  earlier?: EarlierBooking;
  seen?: TripFacts;
}

/** Sends a booking; every failure is said as a toast and stays on the form, and the same form never books twice. */
export const useBooking = (dayId: string) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { booked: kept, earlier, seen } = (location.state as BookingState | null) ?? {};
  const isGone = useAppSelector(selectCancelledHere).includes(kept?.guestId ?? '');
  const booked: Guest | undefined = kept && isGone ? { ...kept, state: 'CANCEL' } : kept;
  useEffect(() => {
    if (!kept || !isGone || kept.state === 'CANCEL') return;
    const state: BookingState = { booked: { ...kept, state: 'CANCEL' }, ...(seen && { seen }) };
    void navigate(location.pathname, { replace: true, state });
  }, [kept, seen, isGone, navigate, location.pathname]);
  const [filling, setFilling] = useState<BookingProgress>(untouched);
  const [question, setQuestion] = useState<Question | null>(null);
  const isHere = useStillHere();
  const draft = useBookingDraft(dayId);
  const [create, { isLoading: pending }] = useCreateBookingMutation();

  const finish = async (state: BookingState) => {
    draft.forget();
    // Who went back while it was on the way is shown the booking too, without losing the page that is there now.
    await navigate(location.pathname, { replace: isHere(), state });
  };
  const send = async (values: BookingValues, facts: TripFacts, askDuplicate: boolean) => {
    setFilling(untouched);
    const answer = await create({ id: Number(dayId), ...values, askDuplicate, key: draft.key });
    const refused = refusal(answer.error);
    setQuestion(refused?.code === 'DUPLICATE_BOOKING' ? { doubt: 'duplicate', values, facts } : null);
    if (answer.data) {
      await finish({ booked: answer.data, seen: facts });
      showToast('success', booking.booked);
      return;
    }
    if (refused?.code === 'DUPLICATE_BOOKING') return;
    if (refused?.booking) return finish({ earlier: refused.booking, seen: facts });
    const text = failureText(answer.error);
    const refusals = refused?.errors ?? [];
    setFilling({ kind: 'filling', refusals, notice: refusals.length ? null : text });
    showToast('error', text);
  };

  const progress: BookingProgress = booked
    ? { kind: 'booked', guest: booked, seen }
    : earlier
      ? { kind: 'earlier', booking: earlier, seen }
      : filling;
  return {
    progress,
    pending,
    typed: draft.typed,
    keep: draft.keep,
    submit: async (values: BookingValues, facts: TripFacts) => {
      if (isShortPhone(values.tel)) setQuestion({ doubt: 'shortPhone', values, facts });
      else await send(values, facts, true);
    },
    question: question && {
      doubt: question.doubt,
      tel: question.values.tel,
      confirm: () => send(question.values, question.facts, question.doubt !== 'duplicate'),
      close: () => setQuestion(null),
    },
  };
};
