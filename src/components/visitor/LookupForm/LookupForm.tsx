import { useRef, useState, type SubmitEvent } from 'react';
import { BOOKING_NUMBER_MAX, BOOKING_PASSWORD_MAX, lookupProblems } from '../../../../contract/booking/booking.rules';
import type { Lookup } from '../../../../contract/booking/booking.schema';
import { fieldText } from '../../../../copy/errors';
import { lookup } from '../../../../copy/lookup';
import { Button } from '../../base/actions/Button/Button';
import { useOneAtATime } from '../../base/actions/Button/useOneAtATime';
import { FieldError } from '../../base/form/Field/FieldError';
import { PasswordField } from '../../base/form/PasswordField/PasswordField';
import { TextField } from '../../base/form/TextField/TextField';
import { Failure, Form } from './LookupForm.styles';

export interface LookupFormProps {
  /** Booking number from the URL. */
  initialNumber?: string;
  /** The request is running: the button shows a spinner and ignores clicks. */
  pending: boolean;
  /** Why the last attempt failed. The typed values stay. */
  error?: string | null;
  /** Called with valid values. Further submits are ignored until the returned promise settles. */
  onSubmit: (lookup: Lookup) => void | Promise<void>;
}

/** Looks up a booking by number and password (specification 2, 5). The first invalid field takes the focus. */
export function LookupForm({ initialNumber = '', pending, error = null, onSubmit }: LookupFormProps) {
  const [draft, setDraft] = useState<Lookup>({ guestId: initialNumber, password: '' });
  const [wrong, setWrong] = useState<Partial<Lookup>>({});
  const number = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const type = (field: keyof Lookup, value: string) => {
    setDraft({ ...draft, [field]: value });
    setWrong({ ...wrong, [field]: undefined });
  };
  const send = useOneAtATime(onSubmit);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const problems = lookupProblems(draft);
    setWrong(Object.fromEntries(problems.map((problem) => [problem.field, fieldText(problem)])));
    const [first] = problems;
    if (first) (first.field === 'guestId' ? number : password).current?.focus();
    else void send(draft);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        ref={number}
        label={lookup.number}
        name="guestId"
        inputMode="numeric"
        autoComplete="off"
        placeholder={lookup.numberExample}
        maxCharacters={BOOKING_NUMBER_MAX}
        value={draft.guestId}
        error={wrong.guestId}
        onChange={(event) => type('guestId', event.target.value)}
      />
      <PasswordField
        ref={password}
        label={lookup.password}
        hint={lookup.passwordHint}
        name="password"
        autoComplete="off"
        maxCharacters={BOOKING_PASSWORD_MAX}
        value={draft.password}
        error={wrong.password}
        onChange={(event) => type('password', event.target.value)}
      />
      <Failure role="alert">{error && <FieldError>{error}</FieldError>}</Failure>
      <Button type="submit" variant="primary" size="large" full pending={pending}>
        {pending ? lookup.submitting : lookup.submit}
      </Button>
    </Form>
  );
}
