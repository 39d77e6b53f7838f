import { BOOKING_PASSWORD_MAX, NAME_MAX } from '#contract/booking/booking.rules';
import { bookingForm } from '#copy/bookingForm';
import { PasswordField, type PasswordFieldProps } from '#src/components/base/form/PasswordField/PasswordField';
import { PhoneField, type PhoneFieldProps } from '#src/components/base/form/PhoneField/PhoneField';
import { TextField, type TextFieldProps } from '#src/components/base/form/TextField/TextField';

export interface PersonFieldsProps {
  /** The name's props: `field('name')`. */
  name: Omit<TextFieldProps, 'label'>;
  /** The mobile number's props: `choice('tel')`. */
  tel: Omit<PhoneFieldProps, 'label'>;
  /** The password's props, `field('password')`; null without a lookup. */
  password: Omit<PasswordFieldProps, 'label' | 'autoComplete'> | null;
}

/** Specification 5. */
export function PersonFields({ name, tel, password }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label={bookingForm.name}
        hint={bookingForm.nameHint}
        maxCharacters={NAME_MAX}
        autoComplete="name"
        {...name}
      />
      <PhoneField label={bookingForm.tel} hint={bookingForm.telHint} {...tel} />
      {password && (
        // Off: phones would suggest a password longer than the ten characters allowed.
        <PasswordField
          label={bookingForm.password}
          hint={bookingForm.passwordHint}
          maxCharacters={BOOKING_PASSWORD_MAX}
          autoComplete="off"
          {...password}
        />
      )}
    </>
  );
}
