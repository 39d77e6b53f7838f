import { ADMIN_PASSWORD_MAX } from '#contract/auth/auth.rules';
import { currentPasswordProblems } from '#contract/auth/secondStep.rules';
import type { StartSecondStep } from '#contract/auth/secondStep.schema';
import { secondStep as copy } from '#copy/secondStep';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FormCard } from '#src/components/base/form/FormCard/FormCard';
import { PasswordField } from '#src/components/base/form/PasswordField/PasswordField';
import { Lead, Title } from '../SecondStepStatus/SecondStepStatus.styles';

export interface SecondStepStartProps extends CheckedFormProps<StartSecondStep> {
  /** Called to keep the second step off. */
  onBack: () => void;
}

/** Asks for the password again, in case the screen was left open. */
export function SecondStepStart({ onBack, ...props }: SecondStepStartProps) {
  const { field, card } = useCheckedForm<StartSecondStep, StartSecondStep>({
    ...props,
    initial: { password: '' },
    fields: ['password'],
    read: (typed) => typed,
    problems: currentPasswordProblems,
  });
  return (
    <FormCard
      {...card}
      label={copy.title}
      submitLabel={copy.start.submit}
      submittingLabel={copy.start.submitting}
      actions={
        <Button full disabled={props.pending} onClick={onBack}>
          {copy.back}
        </Button>
      }
    >
      <Title tabIndex={-1}>{copy.title}</Title>
      <Lead>{copy.start.lead}</Lead>
      <PasswordField
        label={copy.password}
        maxCharacters={ADMIN_PASSWORD_MAX}
        autoComplete="current-password"
        {...field('password')}
      />
    </FormCard>
  );
}
