import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { Guest } from '../../../contract/guest/guest.schema';
import { booking } from '../../../copy/booking';
import { showToast } from '../../components/Toast/showToast';
import { failureText, refusal } from '../../store/api';
import { useCreateBookingMutation } from './endpoints';

type Values = { name: string; tel: string; password: string; guestCount: number };

/** How far the form is: being filled (with what the last try was told), or booked. */
export type BookingProgress =
  | { kind: 'filling'; refusals: { field: string; reason: string }[]; notice: string | null }
  | { kind: 'booked'; guest: Guest };

const untouched: BookingProgress = { kind: 'filling', refusals: [], notice: null };

/** What the browser's history keeps of this page: a reload shows the completion screen again and books nothing. */
interface BookingState {
  booked?: Guest;
}

/** Sends a booking; every failure is said as a toast and stays on the form, and the same form never books twice. */
export const useBooking = (dayId: string) => {
  const navigate = useNavigate();
  const location = useLocation();
  const booked = (location.state as BookingState | null)?.booked;
  const [filling, setFilling] = useState<BookingProgress>(untouched);
  const [key] = useState(() => uuid());
  const [create, { isLoading: pending }] = useCreateBookingMutation();

  const submit = async (values: Values) => {
    if (pending) return;
    setFilling(untouched);
    const answer = await create({ id: Number(dayId), ...values, key });
    if (answer.data) {
      const state: BookingState = { booked: answer.data };
      await navigate(location.pathname, { replace: true, state });
      showToast('success', booking.booked);
      return;
    }
    const text = failureText(answer.error);
    const refusals = refusal(answer.error)?.errors ?? [];
    setFilling({ kind: 'filling', refusals, notice: refusals.length ? null : text });
    showToast('error', text);
  };
  const progress: BookingProgress = booked ? { kind: 'booked', guest: booked } : filling;
  return { progress, pending, submit };
};
