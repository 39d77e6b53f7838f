import { ADMIN_PASSWORD_MAX } from '#contract/auth/auth.rules';
import { currentPasswordProblems } from '#contract/auth/secondStep.rules';
import { secondStep as copy } from '#copy/secondStep';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { PasswordField } from '#src/components/base/form/PasswordField/PasswordField';
import { CodeField } from '../CodeField/CodeField';
import { CODES, useCodeFields, type SentCode, type TypedCodes } from '../CodeField/useCodeFields';
import { Lead, Title } from '../SecondStepStatus/SecondStepStatus.styles';

type SentEnd = SentCode & { password: string };

export interface SecondStepEndProps extends CheckedFormProps<SentEnd> {
  /** Called to keep the second step on. */
  onBack: () => void;
}

export function SecondStepEnd({ onBack, ...props }: SecondStepEndProps) {
  const { kind, switchKind, switched, read, problems } = useCodeFields();
  const { field, card } = useCheckedForm<TypedCodes & { password: string }, SentEnd>({
    ...props,
    initial: { ...CODES, password: '' },
    fields: ['password', 'otp', 'recoveryCode'],
    read: (typed) => ({ ...read(typed), password: typed.password }),
    problems: (sent) => [...currentPasswordProblems(sent), ...problems(sent)],
  });
  return (
    <FormCard
      {...card}
      label={copy.title}
      submitLabel={copy.end.submit}
      submittingLabel={copy.end.submitting}
      actions={
        <>
          <Button full disabled={props.pending} onClick={switchKind}>
            {kind === 'otp' ? copy.end.useRecovery : copy.end.useApp}
          </Button>
          <Button variant="quiet" full disabled={props.pending} onClick={onBack}>
            {copy.back}
          </Button>
        </>
      }
    >
      <Title tabIndex={-1}>{copy.title}</Title>
      <Lead>{copy.end.lead}</Lead>
      <PasswordField
        label={copy.password}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="current-password"
        {...field('password')}
      />
      <CodeField kind={kind} takesFocus={switched} {...field(kind)} />
    </FormCard>
  );
}
