import { bookingProblems, type BookingDraft } from '#contract/booking/booking.rules';
import { PHONE_PREFIX } from '#contract/booking/phone.rules';
import { cleanName } from '#contract/text.rules';

export interface PersonValues {
  name: string;
  tel: string;
  /** Empty if the lookup is off. */
  password: string;
  guestCount: number;
}

export type TypedPerson = BookingDraft & { guestCount: number };

/** Options of `useCheckedForm` for bookings and waiting lists. `asksPassword`: the lookup is on. */
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
