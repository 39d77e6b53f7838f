import { useRef, useState, type SubmitEvent } from 'react';
import { signinProblems } from '../../../../contract/auth/auth.rules';
import type { Signin } from '../../../../contract/auth/auth.schema';
import { auth } from '../../../../copy/auth';
import { fieldText } from '../../../../copy/errors';
import { Button } from '../../base/actions/Button/Button';
import { useOneAtATime } from '../../base/actions/Button/useOneAtATime';
import { FieldError } from '../../base/form/Field/FieldError';
import { PasswordField } from '../../base/form/PasswordField/PasswordField';
import { TextField } from '../../base/form/TextField/TextField';
import { Action, Failure, Form } from './LoginForm.styles';

export interface LoginFormProps {
  /** The request is running: the button shows a spinner and ignores clicks. */
  pending: boolean;
  /** Why the last attempt failed. The typed values stay. */
  error?: string | null;
  /** Called with valid values. Further submits are ignored until the returned promise settles. */
  onSubmit: (signin: Signin) => void | Promise<void>;
}

/** Login form of the operator. Invalid fields are marked and the first one takes the focus. */
export function LoginForm({ pending, error = null, onSubmit }: LoginFormProps) {
  const [draft, setDraft] = useState<Signin>({ userid: '', password: '' });
  const [wrong, setWrong] = useState<Partial<Signin>>({});
  const userid = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const type = (field: keyof Signin, value: string) => {
    setDraft({ ...draft, [field]: value });
    setWrong({ ...wrong, [field]: undefined });
  };
  const send = useOneAtATime(onSubmit);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const problems = signinProblems(draft);
    setWrong(Object.fromEntries(problems.map((problem) => [problem.field, fieldText(problem)])));
    const [first] = problems;
    if (first) (first.field === 'userid' ? userid : password).current?.focus();
    else void send({ ...draft, userid: draft.userid.trim() });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        ref={userid}
        label={auth.userid}
        name="userid"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={draft.userid}
        error={wrong.userid}
        onChange={(event) => type('userid', event.target.value)}
      />
      <PasswordField
        ref={password}
        label={auth.password}
        name="password"
        autoComplete="current-password"
        value={draft.password}
        error={wrong.password}
        onChange={(event) => type('password', event.target.value)}
      />
      <Failure role="alert">{error && <FieldError>{error}</FieldError>}</Failure>
      <Action>
        <Button type="submit" variant="primary" size="large" full pending={pending}>
          {pending ? auth.submitting : auth.submit}
        </Button>
      </Action>
    </Form>
  );
}
