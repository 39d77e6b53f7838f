import { ADMIN_PASSWORD_MAX, passwordProblems } from '#contract/auth/auth.rules';
import type { ChangePassword } from '#contract/auth/auth.schema';
import { settings } from '#copy/settings';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { PasswordField } from '#src/components/base/form/PasswordField/PasswordField';

type Passwords = Omit<ChangePassword, 'id'>;
export type PasswordFormProps = CheckedFormProps<Passwords>;

const copy = settings.password;

/** Specification 5. */
export function PasswordForm(props: PasswordFormProps) {
  const { field, card } = useCheckedForm<Passwords, Passwords>({
    ...props,
    initial: { password: '', newPassword: '', newPasswordConfirm: '' },
    fields: ['password', 'newPassword', 'newPasswordConfirm'],
    read: (typed) => typed,
    problems: passwordProblems,
  });
  return (
    <FormCard {...card} label={settings.pages.password} submitLabel={copy.submit} submittingLabel={copy.submitting}>
      <PasswordField
        label={copy.current}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="current-password"
        {...field('password')}
      />
      <PasswordField
        label={copy.next}
        hint={copy.nextHint}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="new-password"
        {...field('newPassword', ['newPasswordConfirm'])}
      />
      <PasswordField
        label={copy.confirm}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="new-password"
        {...field('newPasswordConfirm')}
      />
    </FormCard>
  );
}
