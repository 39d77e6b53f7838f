import { BOOKING_PASSWORD_MAX, NAME_MAX } from '../../../../contract/booking/booking.rules';
import { bookingForm } from '../../../../copy/bookingForm';
import { PasswordField, type PasswordFieldProps } from '../../base/form/PasswordField/PasswordField';
import { PhoneField, type PhoneFieldProps } from '../../base/form/PhoneField/PhoneField';
import { TextField, type TextFieldProps } from '../../base/form/TextField/TextField';

export interface PersonFieldsProps {
  /** The form's props of the name: `field('name')`. */
  name: Omit<TextFieldProps, 'label'>;
  /** The form's props of the mobile number: `choice('tel')`. */
  tel: Omit<PhoneFieldProps, 'label'>;
  /** The form's props of the password, `field('password')`; null if bookings cannot be looked up online. */
  password: Omit<PasswordFieldProps, 'label' | 'autoComplete'> | null;
}

/** Who books or waits: name, mobile number and, if bookings can be looked up, password (specification 5). */
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
        // Off: phones would otherwise suggest a strong password, which is longer than the ten characters allowed.
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
