import type { FieldProblem } from '../errors';
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

/** Characters as a person counts them, so that a composed syllable is one. */
export const characters = (value: string): number => Array.from(value.normalize('NFC')).length;

/** A name as it is stored: composed, without space at either end. */
export const cleanName = (value: string): string => value.normalize('NFC').trim();

/**
 * Control, invisible and unassigned characters and line breaks have no place in one line of text. The Hangul fillers
 * and the blank braille cell count as letters and symbols in Unicode, yet nothing of them is seen.
 */
export const hasForbiddenCharacter = (value: string): boolean =>
  /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u.test(value);

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

/** The headcount that fits: at least one, at most the seats left. */
export const fitHeadcount = (wanted: number, left: number): number => Math.max(1, Math.min(wanted, left));

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
