import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { TypedBooking } from '../../../components/visitor/BookingForm/useBookingForm';

/** What was typed into a day's form, and the key under which it is sent. */
interface Draft {
  typed: Partial<TypedBooking>;
  key: string;
}

const nameOf = (dayId: string): string => `booking-draft-${dayId}`;

/** In an in-app browser the storage may be refused; then the form simply begins anew. */
const withStorage = <Result>(act: (storage: Storage) => Result): Result | null => {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
};

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
 * Keeps what is typed into a day's form until it is booked or the tab is closed: it survives Back, Forward, a reload and
 * a trip to the bank's app. The key is kept with it, so that a form whose answer was lost books once, also after a
 * reload. The password is not kept: four digits are typed again quickly, and would lie open in the tab of a computer
 * that several people use.
 */
export const useBookingDraft = (dayId: string) => {
  const [draft] = useState<Draft>(() => {
    try {
      return read(dayId) ?? { typed: {}, key: uuid() };
    } catch {
      return { typed: {}, key: uuid() };
    }
  });
  return {
    ...draft,
    keep: (typed: TypedBooking) =>
      void withStorage((storage) => storage.setItem(nameOf(dayId), JSON.stringify({ ...typed, key: draft.key }))),
    forget: () => void withStorage((storage) => storage.removeItem(nameOf(dayId))),
  };
};
