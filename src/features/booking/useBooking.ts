import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { ConfigInfo, ConfigLogic } from '../../../contract/config/config.schema';
import type { ReserveDay } from '../../../contract/day/day.schema';
import type { Guest } from '../../../contract/guest/guest.schema';
import { booking } from '../../../copy/booking';
import { showToast } from '../../components/Toast/showToast';
import { failureText, refusal } from '../../store/api';
import { selectCancelledHere } from '../../store/endpoints/cancelledHere';
import { useAppSelector } from '../../store/hooks';
import { useCreateBookingMutation } from './endpoints';

type Values = { name: string; tel: string; password: string; guestCount: number };

/** How far the form is: being filled (with what the last try was told), or booked. */
export type BookingProgress =
  | { kind: 'filling'; refusals: { field: string; reason: string }[]; notice: string | null }
  | { kind: 'booked'; guest: Guest; seen: TripFacts | undefined };

/** What stood around the form when it was sent. */
export interface TripFacts {
  day: ReserveDay;
  info: ConfigInfo;
  logic: ConfigLogic;
}

const untouched: BookingProgress = { kind: 'filling', refusals: [], notice: null };

/**
 * What the browser's history keeps of this page: a reload shows the completion screen again and books nothing, even
 * where there is no connection.
 */
interface BookingState {
  booked?: Guest;
  seen?: TripFacts;
}

/** Sends a booking; every failure is said as a toast and stays on the form, and the same form never books twice. */
export const useBooking = (dayId: string) => {
  const navigate = useNavigate();
  const location = useLocation();
  const { booked: kept, seen } = (location.state as BookingState | null) ?? {};
  const isGone = useAppSelector(selectCancelledHere).includes(kept?.guestId ?? '');
  const booked: Guest | undefined = kept && isGone ? { ...kept, state: 'CANCEL' } : kept;
  useEffect(() => {
    if (!kept || !isGone || kept.state === 'CANCEL') return;
    const state: BookingState = { booked: { ...kept, state: 'CANCEL' }, ...(seen && { seen }) };
    void navigate(location.pathname, { replace: true, state });
  }, [kept, seen, isGone, navigate, location.pathname]);
  const [filling, setFilling] = useState<BookingProgress>(untouched);
  const [key] = useState(() => uuid());
  const [create, { isLoading: pending }] = useCreateBookingMutation();

  const submit = async (values: Values, facts: TripFacts) => {
    if (pending) return;
    setFilling(untouched);
    const answer = await create({ id: Number(dayId), ...values, key });
    if (answer.data) {
      const state: BookingState = { booked: answer.data, seen: facts };
      await navigate(location.pathname, { replace: true, state });
      showToast('success', booking.booked);
      return;
    }
    const text = failureText(answer.error);
    const refusals = refusal(answer.error)?.errors ?? [];
    setFilling({ kind: 'filling', refusals, notice: refusals.length ? null : text });
    showToast('error', text);
  };
  const progress: BookingProgress = booked ? { kind: 'booked', guest: booked, seen } : filling;
  return { progress, pending, submit };
};
