import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useIsHydrating } from '../../../components/base/useIsHydrating';
import type { TypedBooking } from '../../../components/visitor/BookingForm/BookingForm';
import { withStorage } from './sessionKept';

/** The values typed into a day's form, and the idempotency key it is sent with. */
interface Draft {
  typed: Partial<TypedBooking>;
  key: string;
}

const NOTHING: Draft['typed'] = {};

const nameOf = (dayId: string): string => `booking-draft-${dayId}`;

const read = (dayId: string): Draft | null => {
  const kept: unknown = JSON.parse(withStorage((storage) => storage.getItem(nameOf(dayId))) ?? 'null');
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, tel, consent, guestCount, key } = kept as Record<string, unknown>;
  if (typeof key !== 'string') return null;
  const typed: Draft['typed'] = {
    ...(typeof name === 'string' && { name }),
    ...(typeof tel === 'string' && { tel }),
    ...(typeof consent === 'boolean' && { consent }),
    ...(Number.isInteger(guestCount) && Number(guestCount) > 0 && { guestCount: Number(guestCount) }),
  };
  return { typed, key };
};

/**
 * Stores what is typed into a day's form until the booking is made or the tab is closed, so that it survives Back,
 * Forward, a reload, and a switch to a banking app. The idempotency key is stored with it: if the response is lost,
 * sending the form again, even after a reload, does not book twice. The password is not stored: four digits are quickly
 * retyped, and storing them would expose them in a tab of a shared computer.
 */
export const useBookingDraft = (dayId: string) => {
  const [draft] = useState<Draft>(() => {
    try {
      return read(dayId) ?? { typed: {}, key: uuid() };
    } catch {
      return { typed: {}, key: uuid() };
    }
  });
  // The server does not know the draft, so the first render of what it has rendered has none either.
  const isHydrating = useIsHydrating();
  const [isLate] = useState(isHydrating);
  const has = Object.keys(draft.typed).length > 0;
  return {
    key: draft.key,
    /** What the form starts with. */
    typed: isLate ? NOTHING : draft.typed,
    /** The same, for a form that the server has rendered. */
    restored: isLate && !isHydrating && has ? draft.typed : undefined,
    keep: (typed: TypedBooking) =>
      void withStorage((storage) => storage.setItem(nameOf(dayId), JSON.stringify({ ...typed, key: draft.key }))),
    forget: () => void withStorage((storage) => storage.removeItem(nameOf(dayId))),
  };
};
