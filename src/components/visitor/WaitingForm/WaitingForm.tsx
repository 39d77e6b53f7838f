import type { ReserveDay } from '../../../../contract/day/day.schema';
import type { TripTimes } from '../../../../contract/day/times.rules';
import type { TidePhase } from '../../../../contract/day/tide.rules';
import { waitingProblems } from '../../../../contract/waiting/waiting.rules';
import { bookingForm } from '../../../../copy/bookingForm';
import { format } from '../../../../copy/format';
import { holidayOf } from '../../../../copy/holiday';
import { waiting as copy } from '../../../../copy/waiting';
import { Checkbox } from '../../base/form/Checkbox/Checkbox';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/CheckedForm/useCheckedForm';
import { FormCard } from '../../base/form/FormCard/FormCard';
import type { TypedBooking } from '../BookingForm/BookingForm';
import { personForm, type PersonValues, type TypedPerson } from '../BookingForm/personForm';
import { PersonFields } from '../BookingForm/PersonFields';
import { HeadcountPicker } from '../../trip/HeadcountPicker/HeadcountPicker';
import { TripHeading } from '../../trip/TripHeading/TripHeading';

export interface WaitingFormProps extends CheckedFormProps<PersonValues> {
  /** The full day. */
  day: ReserveDay;
  /** The usual times of a trip, for a day without its own. */
  times: TripTimes;
  /** The day's 물때, by the operator's tide table. */
  phase: TidePhase | null;
  /** Whether bookings can be looked up online, which requires a password. */
  asksPassword: boolean;
  /** Values that were typed before, into this form or that of a booking. */
  initial?: Partial<TypedBooking>;
  /** The same, if they are known only after the first render. */
  restored?: Partial<TypedBooking> | undefined;
  /** Called when a value changes, with all values except the password. */
  onTyped?: (typed: TypedBooking) => void;
}

/** The form with which a visitor waits for seats of a full day; its fields are those of a booking. */
export function WaitingForm({
  day,
  times,
  phase,
  asksPassword,
  initial,
  restored,
  onTyped,
  ...rest
}: WaitingFormProps) {
  const person = personForm(asksPassword);
  const { values, field, choice, card } = useCheckedForm<TypedPerson, PersonValues>({
    ...rest,
    ...person,
    problems: (_, typed) => waitingProblems(typed, { useReserveFind: asksPassword }),
    initial: { ...person.initial, ...initial },
    restored,
    onTyped: ({ name, tel, consent, guestCount }) => onTyped?.({ name, tel, consent, guestCount }),
  });
  return (
    <FormCard
      {...card}
      label={copy.title}
      submitLabel={copy.submit(format.people(values.guestCount))}
      submittingLabel={copy.submitting}
    >
      <TripHeading day={day} times={times} phase={phase} holiday={holidayOf(day.date)} />
      <p>{copy.how}</p>
      <HeadcountPicker label={bookingForm.headcount} max={day.totalCount} {...choice('guestCount')} />
      <PersonFields name={field('name')} tel={choice('tel')} password={asksPassword ? field('password') : null} />
      <Checkbox label={copy.consent} {...field('consent')} />
    </FormCard>
  );
}
