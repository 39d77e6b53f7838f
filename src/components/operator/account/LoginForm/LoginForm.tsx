import { signinProblems } from '#contract/auth/auth.rules';
import type { Signin } from '#contract/auth/auth.schema';
import { cleanCode } from '#contract/text.rules';
import { auth } from '#copy/auth';
import { Button } from '#src/components/base/actions/Button/Button';
import { useCheckedForm, type CheckedFormProps } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { FieldError } from '#src/components/base/form/Field/FieldError';
import { PasswordField } from '#src/components/base/form/PasswordField/PasswordField';
import { TextField } from '#src/components/base/form/TextField/TextField';
import { Action, Failure, Form } from './LoginForm.styles';

export interface LoginFormProps extends CheckedFormProps<Signin> {
  /** Earlier input, on return from the second step. */
  initial?: Pick<Signin, 'userid' | 'password'> | undefined;
}

const EMPTY = { userid: '', password: '' };

export function LoginForm({ initial = EMPTY, ...props }: LoginFormProps) {
  const { field, form, error } = useCheckedForm<Signin, Signin>({
    ...props,
    initial,
    fields: ['userid', 'password'],
    read: (typed) => ({ ...typed, userid: cleanCode(typed.userid) }),
    problems: signinProblems,
  });
  return (
    <Form {...form} noValidate>
      <TextField
        label={auth.userid}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...field('userid')}
      />
      <PasswordField label={auth.password} autoComplete="current-password" {...field('password')} />
      <Failure role="alert">{error && <FieldError>{error}</FieldError>}</Failure>
      <Action>
        <Button type="submit" variant="primary" size="large" full pending={props.pending}>
          {props.pending ? auth.submitting : auth.submit}
        </Button>
      </Action>
    </Form>
  );
}
