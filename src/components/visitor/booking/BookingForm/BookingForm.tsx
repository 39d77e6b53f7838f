import { useEffectEvent, useLayoutEffect } from 'react';
import { usesReserveFind } from '#contract/config/config.rules';
import { seatsLeft } from '#contract/day/day.rules';
import type { DayFacts } from '#contract/day/dayFacts.rules';
import { drawInstant, fairStartOf } from '#contract/day/fairStart.rules';
import { bookingForm } from '#copy/bookingForm';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { HeadcountPicker } from '#src/components/trip/HeadcountPicker/HeadcountPicker';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { TripHeading } from '#src/components/trip/TripHeading/TripHeading';
import { useOpening } from '#src/components/trip/opening/useOpening';
import { termsOf, useAgreedTerms, type AgreedTerms, type TypedConsent } from './agreedTerms';
import { Form } from './BookingForm.styles';
import { ConsentBox } from './ConsentBox';
import { OpeningNote } from './OpeningNote';
import { personForm, type PersonValues, type TypedPerson } from './personForm';
import { PersonFields } from './PersonFields';
import { SubmitBar } from './SubmitBar';
import type { Elements } from '#src/components/base/elements';

export type TypedBooking = Omit<TypedPerson, 'password'> & { agreed?: AgreedTerms | null };

export interface BookingFormProps extends CheckedFormProps<PersonValues> {
  /** The day to book, with its seats, its prices in 10,000 won, and its policy. */
  facts: DayFacts;
  /** Reason why the last submit failed, or why the day is closed. */
  error?: string | null;
  /** Values typed into this form earlier. */
  initial?: Partial<TypedBooking>;
  /** The same, if known only after the first render. */
  restored?: Partial<TypedBooking> | undefined;
  /** Called on every change with all values except the password. */
  onTyped?: (typed: TypedBooking) => void;
  /** Called when the headcount was reduced to the seats left. */
  onHeadcountReduced?: (headcount: number) => void;
  /** Called with the old and the new price if the terms have changed. */
  onTermsChanged?: (text: string) => void;
  /** The server's clock, which decides the opening; without it the day is open. */
  clock?: () => Date;
  /** Address of the list of trips. */
  listHref: string;
  /** Shown below the form: a day that is already bookable. */
  other?: Elements;
  /** The terms (BookingNotice). */
  children: Elements;
}

/** Specification 5. No error clears the input. */
export function BookingForm({
  facts,
  initial,
  restored,
  onTyped,
  onHeadcountReduced,
  onTermsChanged,
  clock,
  listHref,
  other,
  children,
  ...rest
}: BookingFormProps) {
  const { day, policy } = facts;
  const seats = seatsLeft(day);
  const isClosed = facts.offer.kind === 'closed';
  const waits = useOpening(day, clock);
  const opening = isClosed ? null : waits;
  const drawAt = isClosed ? null : drawInstant(day, policy);
  const awaitsDraw = useOpening({ opensAt: drawAt && drawAt.toISOString() }, clock) !== null;
  const asksPassword = usesReserveFind(policy);
  const person = personForm(asksPassword);
  const { values, setTyped, field, choice, form, error } = useCheckedForm<TypedPerson & TypedConsent, PersonValues>({
    ...rest,
    ...person,
    initial: { ...person.initial, agreed: null, ...initial },
    restored,
    onTyped: ({ name, tel, consent, guestCount, agreed }) => onTyped?.({ name, tel, consent, guestCount, agreed }),
  });
  const headcount = values.guestCount;
  // Without seats the headcount stays, to show the selection.
  const isTooMany = seats > 0 && headcount > seats;
  const reduce = useEffectEvent(() => {
    if (!isTooMany) return;
    setTyped('guestCount', seats);
    onHeadcountReduced?.(seats);
  });
  useLayoutEffect(() => reduce(), [isTooMany, seats]);
  const agreement = useAgreedTerms(values, termsOf(facts), setTyped, onTermsChanged);

  return (
    <Form {...form} noValidate>
      <TripHeading facts={facts} />
      <OpeningNote opening={opening} fairStart={fairStartOf(policy)} awaitsDraw={awaitsDraw} />
      <HeadcountPicker
        label={bookingForm.headcount}
        max={isClosed ? Math.max(seats, headcount) : seats}
        disabled={isClosed}
        seatsLeftText={`${reserve.seatsLeft} ${format.people(seats)}`}
        {...choice('guestCount')}
      />
      <PersonFields name={field('name')} tel={choice('tel')} password={asksPassword ? field('password') : null} />
      {children}
      <ConsentBox {...agreement} {...field('consent')} />
      <LinkButton href={listHref} icon="list" full>
        {frame.list}
      </LinkButton>
      {other}
      <SubmitBar day={day} headcount={headcount} pending={rest.pending} error={error} opening={opening} />
    </Form>
  );
}
