import { bookingProblems, type BookingDraft } from '../../../../contract/booking/booking.rules';
import { PHONE_PREFIX } from '../../../../contract/booking/phone.rules';
import { cleanName } from '../../../../contract/text.rules';

/** What a booking and an entry of a waiting list are sent with. */
export interface PersonValues {
  name: string;
  tel: string;
  /** Empty if online lookup is disabled. */
  password: string;
  guestCount: number;
}

/** The values while they are typed; the headcount is chosen. */
export type TypedPerson = BookingDraft & { guestCount: number };

/**
 * What the forms of a booking and of a waiting list have in common, as options of `useCheckedForm`: `PersonFields`, consent
 * and headcount. `asksPassword`: bookings can be looked up online.
 */
export const personForm = (asksPassword: boolean) => ({
  initial: { name: '', tel: PHONE_PREFIX, password: '', consent: false, guestCount: 1 } satisfies TypedPerson,
  fields: ['name', 'tel', 'password', 'consent', 'guestCount'] as const,
  read: ({ name, tel, password, guestCount }: TypedPerson): PersonValues => ({
    name: cleanName(name),
    tel,
    password: asksPassword ? password : '',
    guestCount,
  }),
  problems: (_: PersonValues, typed: TypedPerson) => bookingProblems(typed, { useReserveFind: asksPassword }),
});
