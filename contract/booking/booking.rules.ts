import type { FieldProblem } from '../errors';
import { characters, cleanCode, cleanName, hasForbiddenCharacter } from '../text.rules';
import { isPhone } from './phone.rules';

/** In characters (specification 5). */
export const NAME_MIN = 2;
export const NAME_MAX = 5;
/** May be a company's. */
export const PAYER_MAX = 20;
export const PHONE_MIN = 12;
export const PHONE_MAX = 13;
export const BOOKING_PASSWORD_MIN = 4;
export const BOOKING_PASSWORD_MAX = 10;

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

export const telProblem = (tel: string): FieldProblem<'tel'> | null => {
  if (tel.length < PHONE_MIN) return { field: 'tel', code: 'PHONE_REQUIRED' };
  if (tel.length > PHONE_MAX || !isPhone(tel)) return { field: 'tel', code: 'PHONE_INVALID' };
  return null;
};

const passwordProblem = (typed: string): FieldProblem<'password'> | null => {
  const password = cleanCode(typed);
  if (characters(password) < BOOKING_PASSWORD_MIN) return { field: 'password', code: 'BOOKING_PASSWORD_REQUIRED' };
  if (characters(password) > BOOKING_PASSWORD_MAX)
    return { field: 'password', code: 'TOO_LONG', max: BOOKING_PASSWORD_MAX };
  return null;
};

/** In the order of specification 5. The server does not receive `consent`. */
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

/** In 10,000 won. `deposit` is null if it equals the fee. */
export const partyPrice = (
  day: { price: number; reservePrice: number },
  headcount: number,
): { fee: number; deposit: number | null } => ({
  fee: day.price * headcount,
  deposit: day.reservePrice === day.price ? null : day.reservePrice * headcount,
});

export const formatBookingNumber = (digits: string): string =>
  `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}`;

export const guestEditProblems = (
  draft: { name: string; tel: string; guestCount: number },
  max: number,
): FieldProblem<'name' | 'tel' | 'guestCount'>[] =>
  [
    nameProblem(draft.name),
    telProblem(draft.tel),
    Number.isInteger(draft.guestCount) && draft.guestCount >= 1 && draft.guestCount <= max
      ? null
      : // The seats left now limit the number, so the error contains the maximum.
        ({ field: 'guestCount', code: 'HEADCOUNT_INVALID', ...(draft.guestCount > max ? { max } : {}) } as const),
  ].filter((problem) => problem !== null);

/** With hyphens (specification 5). */
export const BOOKING_NUMBER_MAX = 14;
/** In the stored format (4-4-4). */
export const readBookingNumber = (typed: string): string | null => {
  const digits = cleanCode(typed).replace(/[ \p{Dash}]/gu, '');
  return /^\d{12}$/.test(digits) ? formatBookingNumber(digits) : null;
};

const NUMBER_IN_TEXT = /(?:^|\D)(\d{4}[ -]?\d{4}[ -]?\d{4})(?!\d)/g;
/** In groups of four while it is typed. A pasted message ends with the number. */
export const tidyBookingNumber = (typed: string): string => {
  const text = cleanCode(typed).replace(/\p{Dash}/gu, '-');
  const digits = ([...text.matchAll(NUMBER_IN_TEXT)].at(-1)?.[1] ?? text).replace(/\D/g, '').slice(0, 12);
  return (digits.match(/\d{1,4}/g) ?? []).join('-');
};

export const lookupProblems = (draft: { guestId: string; password: string }): FieldProblem<'guestId' | 'password'>[] =>
  [
    cleanCode(draft.guestId) === '' ? ({ field: 'guestId', code: 'BOOKING_NUMBER_REQUIRED' } as const) : null,
    draft.password === '' ? ({ field: 'password', code: 'PASSWORD_REQUIRED' } as const) : null,
  ].filter((problem) => problem !== null);

/** `payer` is in its stored form; empty for the booker's own name. */
export const payerProblem = (payer: string): FieldProblem<'payer'> | null => {
  if (characters(payer) > PAYER_MAX) return { field: 'payer', code: 'TOO_LONG', max: PAYER_MAX };
  return hasForbiddenCharacter(payer) ? { field: 'payer', code: 'CHARACTER_INVALID' } : null;
};
