import type { FieldProblem } from '../errors';
import { characters, cleanName, hasForbiddenCharacter } from '../text.rules';
import { isPhone } from './phone.rules';

/** Longest values of the booking form, in characters (specification 5). */
export const NAME_MIN = 2;
export const NAME_MAX = 5;
export const PHONE_MIN = 12;
export const PHONE_MAX = 13;
export const BOOKING_PASSWORD_MIN = 4;
export const BOOKING_PASSWORD_MAX = 10;

/** What the visitor typed. `consent` is asked on the form only and never sent. */
export interface BookingDraft {
  name: string;
  tel: string;
  password: string;
  consent: boolean;
}
export type BookingField = keyof BookingDraft;

const nameProblem = (value: string): FieldProblem<'name'> | null => {
  const name = cleanName(value);
  if (characters(name) < NAME_MIN) return { field: 'name', code: 'NAME_REQUIRED' };
  if (hasForbiddenCharacter(name)) return { field: 'name', code: 'CHARACTER_INVALID' };
  if (characters(name) > NAME_MAX) return { field: 'name', code: 'TOO_LONG', max: NAME_MAX };
  return null;
};

const telProblem = (tel: string): FieldProblem<'tel'> | null => {
  if (tel.length < PHONE_MIN) return { field: 'tel', code: 'PHONE_REQUIRED' };
  if (tel.length > PHONE_MAX || !isPhone(tel)) return { field: 'tel', code: 'PHONE_INVALID' };
  return null;
};

const passwordProblem = (password: string): FieldProblem<'password'> | null => {
  if (characters(password) < BOOKING_PASSWORD_MIN) return { field: 'password', code: 'BOOKING_PASSWORD_REQUIRED' };
  if (characters(password) > BOOKING_PASSWORD_MAX)
    return { field: 'password', code: 'TOO_LONG', max: BOOKING_PASSWORD_MAX };
  return null;
};

/**
 * The booking form's checks in the specification's order (5): name, phone, password (only while lookups are on),
 * consent (only where `consent` is given: the server does not see it). Empty when everything is right.
 */
export const bookingProblems = (
  draft: Omit<BookingDraft, 'consent'> & { consent?: boolean },
  { useReserveFind }: { useReserveFind: boolean },
): FieldProblem<BookingField>[] =>
  [
    nameProblem(draft.name),
    telProblem(draft.tel),
    useReserveFind ? passwordProblem(draft.password) : null,
    draft.consent === false ? ({ field: 'consent', code: 'CONSENT_REQUIRED' } as const) : null,
  ].filter((problem) => problem !== null);

/** Prices of a party, in 10,000 won. `deposit` is null when it equals the fee: the form then shows one figure. */
export const partyPrice = (
  day: { price: number; reservePrice: number },
  headcount: number,
): { fee: number; deposit: number | null } => ({
  fee: day.price * headcount,
  deposit: day.reservePrice === day.price ? null : day.reservePrice * headcount,
});

/** Booking numbers are 12 digits written 4-4-4. */
export const formatBookingNumber = (digits: string): string =>
  `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}`;

/** Checks of a guest's edit by the operator (specification 5): name, phone, headcount 1..`max`. */
export const guestEditProblems = (
  draft: { name: string; tel: string; guestCount: number },
  max: number,
): FieldProblem<'name' | 'tel' | 'guestCount'>[] =>
  [
    nameProblem(draft.name),
    telProblem(draft.tel),
    Number.isInteger(draft.guestCount) && draft.guestCount >= 1 && draft.guestCount <= max
      ? null
      : // Too many people is a matter of the seats that are left now: the reason says how many.
        ({ field: 'guestCount', code: 'HEADCOUNT_INVALID', ...(draft.guestCount > max ? { max } : {}) } as const),
  ].filter((problem) => problem !== null);

/** Booking numbers are typed with or without hyphens, 14 characters at most (specification 5). */
export const BOOKING_NUMBER_MAX = 14;
/** The twelve digits of a typed booking number as they are stored (4-4-4), or null where it is none. */
export const readBookingNumber = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{12}$/.test(digits) ? formatBookingNumber(digits) : null;
};

/** The lookup's checks, in the order of its fields. */
export const lookupProblems = (draft: { guestId: string; password: string }): FieldProblem<'guestId' | 'password'>[] =>
  [
    draft.guestId.trim() === '' ? ({ field: 'guestId', code: 'BOOKING_NUMBER_REQUIRED' } as const) : null,
    draft.password === '' ? ({ field: 'password', code: 'PASSWORD_REQUIRED' } as const) : null,
  ].filter((problem) => problem !== null);
