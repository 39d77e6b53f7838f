import type { DayFacts } from '#contract/day/dayFacts.rules';
import type { Offer } from '#contract/waiting/waiting.schema';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { offer as copy } from '#copy/waiting';
import type { Elements } from '#src/components/base/elements';
import { Button } from '#src/components/base/actions/Button/Button';
import { Sentence } from '#src/components/base/display/Sentence/Sentence';
import { ConfirmDialog } from '#src/components/base/feedback/ConfirmDialog/ConfirmDialog';
import { useConfirm } from '#src/components/base/feedback/ConfirmDialog/useConfirm';
import { useCheckedForm } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { useOpening } from '#src/components/trip/opening/useOpening';
import { PriceSummary } from '#src/components/trip/PriceSummary/PriceSummary';
import { TripHeading } from '#src/components/trip/TripHeading/TripHeading';
import { termsOf, useAgreedTerms, type TypedConsent } from '#src/components/visitor/booking/BookingForm/agreedTerms';
import { ConsentBox } from '#src/components/visitor/booking/BookingForm/ConsentBox';
import { Stack } from '#src/components/base/display/elements.styles';
import { Deadline, Form, Left, OfferCard } from './SeatOffer.styles';

export interface SeatOfferProps {
  /** The seats, and the end of their hold. */
  offer: Pick<Offer, 'guestCount' | 'until'>;
  /** The day with the effects of policy and time. */
  facts: DayFacts;
  /** The server's clock, for the countdown of the last hour. */
  clock?: (() => Date) | undefined;
  /** The running action. */
  pending: 'accept' | 'decline' | null;
  /** Reason why the last action failed. */
  error?: string | null;
  /** Called with the reason if the form is not sent. */
  onInvalid?: (reason: string) => void;
  /** An earlier consent. */
  initial?: Partial<TypedConsent>;
  /** The same, if known only after the first render. */
  restored?: Partial<TypedConsent> | undefined;
  /** Called when the consent changes. */
  onTyped?: (typed: TypedConsent) => void;
  /** Called with the old and the new price if the terms have changed. */
  onTermsChanged?: (text: string) => void;
  /** Called on submit, to book the seats. */
  onAccept: () => void | Promise<void>;
  /** Called after the confirmation, to give up the seats. */
  onDecline: () => void;
  /** The terms (BookingNotice). */
  children: Elements;
}

export function SeatOffer({
  offer: { guestCount, until },
  facts,
  clock,
  pending,
  error: failure = null,
  onInvalid,
  initial,
  restored,
  onTyped,
  onTermsChanged,
  onAccept,
  onDecline,
  children,
}: SeatOfferProps) {
  const { ask, question } = useConfirm(onDecline);
  const { day } = facts;
  const left = useOpening({ opensAt: until }, clock)?.left;
  const { values, setTyped, field, form, error } = useCheckedForm<TypedConsent, TypedConsent>({
    pending: pending !== null,
    error: failure,
    onInvalid,
    initial: { consent: false, agreed: null, ...initial },
    restored,
    fields: ['consent'],
    read: (typed) => typed,
    problems: ({ consent }) => (consent ? [] : [{ field: 'consent', code: 'CONSENT_REQUIRED' }]),
    onTyped: ({ consent, agreed }) => onTyped?.({ consent, agreed }),
    onSubmit: onAccept,
  });
  const agreement = useAgreedTerms(values, termsOf(facts), setTyped, onTermsChanged);
  return (
    <>
      <Form {...form} aria-label={copy.form} noValidate>
        <OfferCard>
          <Deadline>
            {left && <Left>{copy.left(reserve.left(left.minutes, left.seconds))}</Left>}
            <p>
              <Sentence>{format.unbroken(copy.until(format.spokenInstant(until)))}</Sentence> <span>{copy.rest}</span>
            </p>
          </Deadline>
          <TripHeading facts={facts} />
          <p>
            <b>{format.people(guestCount)}</b>
          </p>
          <PriceSummary price={day.price} reservePrice={day.reservePrice} headcount={guestCount} />
        </OfferCard>
        {children}
        <ConsentBox {...agreement} {...field('consent')} />
        <Stack $gap="s12">
          <div role="status">{error && <FieldError>{error}</FieldError>}</div>
          <Button type="submit" variant="primary" size="large" full pending={pending === 'accept'}>
            {pending === 'accept' ? copy.accepting : copy.accept}
          </Button>
          <Button full pending={pending === 'decline'} onClick={() => ask(true)}>
            {copy.decline}
          </Button>
        </Stack>
      </Form>
      <ConfirmDialog
        {...question}
        tone="danger"
        title={copy.confirmDecline}
        confirmLabel={copy.decline}
        cancelLabel={copy.goBack}
      >
        <p>{copy.confirmDeclineText}</p>
      </ConfirmDialog>
    </>
  );
}
