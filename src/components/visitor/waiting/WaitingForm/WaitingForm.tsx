import { usesReserveFind } from '#contract/config/config.rules';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { holdMinutesOf, waitingProblems } from '#contract/waiting/waiting.rules';
import { bookingForm } from '#copy/bookingForm';
import { format } from '#copy/format';
import { waiting as copy } from '#copy/waiting';
import { Checkbox } from '#src/components/base/form/Checkbox/Checkbox';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import type { TypedBooking } from '#src/components/visitor/booking/BookingForm/BookingForm';
import {
  personForm,
  type PersonValues,
  type TypedPerson,
} from '#src/components/visitor/booking/BookingForm/personForm';
import { PersonFields } from '#src/components/visitor/booking/BookingForm/PersonFields';
import { HeadcountPicker } from '#src/components/trip/HeadcountPicker/HeadcountPicker';
import { TripHeading } from '#src/components/trip/TripHeading/TripHeading';

export interface WaitingFormProps extends CheckedFormProps<PersonValues> {
  /** The full day with the effects of the policy. */
  facts: DayFacts;
  /** Values typed earlier, into this form or that of a booking. */
  initial?: Partial<TypedBooking>;
  /** The same, if known only after the first render. */
  restored?: Partial<TypedBooking> | undefined;
  /** Called on every change with all values except the password. */
  onTyped?: (typed: TypedBooking) => void;
}

export function WaitingForm({ facts, initial, restored, onTyped, ...rest }: WaitingFormProps) {
  const asksPassword = usesReserveFind(facts.policy);
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
      <TripHeading facts={facts} />
      <p>{copy.how(copy.hold(holdMinutesOf(facts.policy)))}</p>
      <HeadcountPicker label={bookingForm.headcount} max={facts.day.totalCount} {...choice('guestCount')} />
      <PersonFields name={field('name')} tel={choice('tel')} password={asksPassword ? field('password') : null} />
      <Checkbox label={copy.consent} {...field('consent')} />
    </FormCard>
  );
}
