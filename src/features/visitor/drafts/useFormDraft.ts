import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useIsHydrating } from '#src/components/base/useIsHydrating';
import type { AgreedTerms } from '#src/components/visitor/booking/BookingForm/agreedTerms';
import type { TypedBooking } from '#src/components/visitor/booking/BookingForm/BookingForm';
import { readStored, writeStored } from './browserStorage';

/** `key` is the idempotency key. */
interface Draft {
  typed: Partial<TypedBooking>;
  key: string;
}

const NOTHING: Draft['typed'] = {};

export const bookingDraft = (dayId: string): string => `booking-draft-${dayId}`;
export const waitingDraft = (dayId: string): string => `waiting-draft-${dayId}`;
/** Named by the token of the offer's link. */
export const offerDraft = (token: string): string => `offer-draft-${token}`;

const isAgreed = (stored: unknown): stored is AgreedTerms => {
  const { price, reservePrice, others } = (stored ?? {}) as Record<string, unknown>;
  return typeof price === 'number' && typeof reservePrice === 'number' && typeof others === 'string';
};

const read = (draft: string): Draft | null => {
  const { name, tel, consent, agreed, guestCount, key } = (readStored(draft) ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string') return null;
  const typed: Draft['typed'] = {
    ...(typeof name === 'string' && { name }),
    ...(typeof tel === 'string' && { tel }),
    ...(typeof consent === 'boolean' && { consent }),
    ...(isAgreed(agreed) && { agreed }),
    ...(Number.isInteger(guestCount) && Number(guestCount) > 0 && { guestCount: Number(guestCount) }),
  };
  return { typed, key };
};

/** The person's data from `other`, without agreed terms. */
const readOther = (other: string | undefined): Draft['typed'] => {
  const typed = other === undefined ? undefined : read(other)?.typed;
  return typed ? { ...typed, consent: false, agreed: null } : NOTHING;
};

/**
 * Survives Back, Forward, a reload and a switch to a banking app. Stores the idempotency key too: a retry after a lost
 * response does not book twice. Does not store the password: a shared computer would expose it. Without a draft the
 * form starts with the person of `other`.
 */
export const useFormDraft = (own: string, other?: string) => {
  const [draft] = useState<Draft>(() => read(own) ?? { typed: readOther(other), key: uuid() });
  // The server does not know the draft, so the first render has none either.
  const isHydrating = useIsHydrating();
  const [isLate] = useState(isHydrating);
  const has = Object.keys(draft.typed).length > 0;
  return {
    key: draft.key,
    typed: isLate ? NOTHING : draft.typed,
    /** For a form rendered by the server. */
    restored: isLate && !isHydrating && has ? draft.typed : undefined,
    save: (typed: Partial<TypedBooking>) => writeStored(own, { ...typed, key: draft.key }),
    forget: () => writeStored(own, null),
  };
};
