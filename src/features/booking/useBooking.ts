import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { ReserveDay } from '../../../contract/day/day.schema';
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

/** Sends a booking; every failure is said as a toast and stays on the form, and the same form never books twice. */
export const useBooking = (day: Pick<ReserveDay, 'id'> | undefined) => {
  const [progress, setProgress] = useState<BookingProgress>({ kind: 'filling', refusals: [], notice: null });
  const [key] = useState(() => uuid());
  const [create, { isLoading: pending }] = useCreateBookingMutation();

  const submit = async (values: Values) => {
    if (!day || pending) return;
    setProgress({ kind: 'filling', refusals: [], notice: null });
    const answer = await create({ id: day.id, ...values, key });
    if (answer.data) {
      setProgress({ kind: 'booked', guest: answer.data });
      showToast('success', booking.booked);
      return;
    }
    const text = failureText(answer.error);
    const refusals = refusal(answer.error)?.errors ?? [];
    setProgress({ kind: 'filling', refusals, notice: refusals.length ? null : text });
    showToast('error', text);
  };
  return { progress, pending, submit };
};
