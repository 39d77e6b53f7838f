import { BOOKING_PASSWORD_MAX } from '#contract/booking/booking.rules';
import { PHONE_PREFIX } from '#contract/booking/phone.rules';
import { placeProblems } from '#contract/waiting/waiting.rules';
import type { OwnWaiting } from '#contract/waiting/waiting.schema';
import { bookingForm } from '#copy/bookingForm';
import { ownPlace as copy } from '#copy/waiting';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { PasswordField } from '#src/components/base/form/PasswordField/PasswordField';
import { PhoneField } from '#src/components/base/form/PhoneField/PhoneField';

export type OwnPlaceValues = Omit<OwnWaiting, 'id'>;

export function OwnPlaceForm(props: CheckedFormProps<OwnPlaceValues>) {
  const { field, choice, card } = useCheckedForm<OwnPlaceValues, OwnPlaceValues>({
    ...props,
    initial: { tel: PHONE_PREFIX, password: '' },
    fields: ['tel', 'password'],
    read: (typed) => typed,
    problems: placeProblems,
  });
  return (
    <FormCard {...card} label={copy.form} submitLabel={copy.submit} submittingLabel={copy.submitting}>
      <PhoneField label={bookingForm.tel} {...choice('tel')} />
      <PasswordField
        label={bookingForm.password}
        hint={copy.passwordHint}
        maxCharacters={BOOKING_PASSWORD_MAX}
        autoComplete="off"
        {...field('password')}
      />
    </FormCard>
  );
}
