import { auth } from '#copy/auth';
import { secondStep } from '#copy/secondStep';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { CodeField } from '../CodeField/CodeField';
import { CODES, useCodeFields, type SentCode, type TypedCodes } from '../CodeField/useCodeFields';
import { Action, Failure, Form } from '../LoginForm/LoginForm.styles';

export interface LoginCodeFormProps extends CheckedFormProps<SentCode> {
  /** Called to return to user name and password. */
  onBack: () => void;
}

export function LoginCodeForm({ onBack, ...props }: LoginCodeFormProps) {
  const { kind, switchKind, read, problems } = useCodeFields();
  const { field, form, error } = useCheckedForm<TypedCodes, SentCode>({
    ...props,
    initial: CODES,
    fields: ['otp', 'recoveryCode'],
    read,
    problems,
  });
  return (
    <Form {...form} aria-label={secondStep.login.title} noValidate>
      <h2>{secondStep.login.title}</h2>
      <CodeField kind={kind} takesFocus {...field(kind)} />
      <Failure role="alert">{error && <FieldError>{error}</FieldError>}</Failure>
      <Action>
        <Button type="submit" variant="primary" size="large" full pending={props.pending}>
          {props.pending ? auth.submitting : auth.submit}
        </Button>
        <Button full disabled={props.pending} onClick={switchKind}>
          {kind === 'otp' ? secondStep.login.useRecovery : secondStep.login.useApp}
        </Button>
        <Button variant="quiet" full disabled={props.pending} onClick={onBack}>
          {secondStep.back}
        </Button>
      </Action>
    </Form>
  );
}
