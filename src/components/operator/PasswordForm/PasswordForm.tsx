import { ADMIN_PASSWORD_MAX, passwordProblems } from '../../../../contract/auth/auth.rules';
import type { ChangePassword } from '../../../../contract/auth/auth.schema';
import { settings } from '../../../../copy/settings';
import { FormCard } from '../../base/form/FormCard/FormCard';
import { useCheckedForm, type CheckedFormProps } from '../../base/form/FormCard/useCheckedForm';
import { PasswordField } from '../../base/form/PasswordField/PasswordField';

type Passwords = Omit<ChangePassword, 'id'>;
export type PasswordFormProps = CheckedFormProps<Passwords>;

const copy = settings.password;
const FIELDS = ['password', 'newPassword', 'newPasswordConfirm'] as const;
const asTyped = (typed: Passwords): Passwords => typed;

/** Form for changing the operator's password: current password, and the new one twice (specification 5). */
export function PasswordForm(props: PasswordFormProps) {
  const { register, errorOf, card } = useCheckedForm<Passwords, Passwords>({
    ...props,
    initial: { password: '', newPassword: '', newPasswordConfirm: '' },
    fields: FIELDS,
    read: asTyped,
    problems: passwordProblems,
  });
  return (
    <FormCard {...card} label={settings.pages.password} submitLabel={copy.submit} submittingLabel={copy.submitting}>
      <PasswordField
        label={copy.current}
        error={errorOf('password')}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="current-password"
        {...register('password')}
      />
      <PasswordField
        label={copy.next}
        hint={copy.nextHint}
        error={errorOf('newPassword')}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="new-password"
        {...register('newPassword', { deps: ['newPasswordConfirm'] })}
      />
      <PasswordField
        label={copy.confirm}
        error={errorOf('newPasswordConfirm')}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="new-password"
        {...register('newPasswordConfirm')}
      />
    </FormCard>
  );
}
