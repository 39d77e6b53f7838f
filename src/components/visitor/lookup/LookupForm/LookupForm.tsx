import {
  BOOKING_NUMBER_MAX,
  BOOKING_PASSWORD_MAX,
  lookupProblems,
  tidyBookingNumber,
} from '#contract/booking/booking.rules';
import type { Lookup } from '#contract/booking/booking.schema';
import { lookup } from '#copy/lookup';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { PasswordField } from '#src/components/base/form/PasswordField/PasswordField';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { OwnBookings, type OwnBooking } from '../OwnBookings/OwnBookings';
import { Stack } from '#src/components/base/display/elements.styles';
import { Failure, Form } from './LookupForm.styles';

export interface LookupFormProps extends CheckedFormProps<Lookup> {
  /** Booking number from the address. */
  initialNumber?: string;
  /** Bookings made in this browser, earliest trip first. */
  ownBookings?: readonly OwnBooking[];
  /** Forgets these bookings. */
  onForget: () => void;
}

/** Specification 2, 5. */
export function LookupForm({ initialNumber = '', ownBookings = [], onForget, ...props }: LookupFormProps) {
  const { field, form, error, setTyped, focus } = useCheckedForm<Lookup, Lookup>({
    ...props,
    initial: { guestId: tidyBookingNumber(initialNumber), password: '' },
    fields: ['guestId', 'password'],
    read: (typed) => typed,
    problems: lookupProblems,
  });
  return (
    <Stack $gap="s16">
      <OwnBookings
        bookings={ownBookings}
        onChoose={(number) => {
          setTyped('guestId', number);
          focus('password');
        }}
        onForget={() => {
          onForget();
          // The pressed button disappears.
          focus('guestId');
        }}
      />
      <Form {...form} noValidate>
        <TextField
          label={lookup.number}
          inputMode="numeric"
          autoComplete="off"
          placeholder={lookup.numberExample}
          maxCharacters={BOOKING_NUMBER_MAX}
          tidy={tidyBookingNumber}
          {...field('guestId')}
        />
        <PasswordField
          label={lookup.password}
          hint={lookup.passwordHint}
          autoComplete="off"
          maxCharacters={BOOKING_PASSWORD_MAX}
          {...field('password')}
        />
        <Failure role="alert">{error && <FieldError>{error}</FieldError>}</Failure>
        <Button type="submit" variant="primary" size="large" full pending={props.pending}>
          {props.pending ? lookup.submitting : lookup.submit}
        </Button>
      </Form>
    </Stack>
  );
}
