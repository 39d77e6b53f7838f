import type { Ref, SubmitEvent } from 'react';
import { changedMeanwhile } from '#copy/changedMeanwhile';
import { Button } from '../../actions/Button/Button';
import { ChangedFacts } from '../../feedback/ChangedFacts/ChangedFacts';
import type { useFacts } from '../../feedback/ChangedFacts/useFacts';
import { FieldError } from '../Field/FieldError';
import { Actions, Form, Save } from './FormCard.styles';
import { Stack } from '../../display/elements.styles';
import type { Elements } from '../../elements';

export interface FormCardProps {
  /** The native element. */
  ref?: Ref<HTMLFormElement>;
  /** Accessible name of the form. */
  label: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Label of the submit button while the request is running. */
  submittingLabel: string;
  /** The request is running: the button shows a spinner and ignores clicks. */
  pending: boolean;
  /** Reason why the last submit failed, if it belongs to no field. */
  error?: string | null;
  /** Facts from live data: a change is marked, and the button asks to check it before it submits. */
  stated?: ReturnType<typeof useFacts>;
  /** Called when the form is submitted. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Further actions below the submit button. */
  actions?: Elements;
  /** The fields. */
  children: Elements;
}

/** Card with a form: fields, error, submit button. */
export function FormCard({
  ref,
  label,
  submitLabel,
  submittingLabel,
  pending,
  error,
  stated,
  onSubmit,
  actions,
  children,
}: FormCardProps) {
  // Changes during the request are its own.
  const facts = pending ? undefined : stated;
  return (
    <Form
      ref={ref}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        if (!facts?.isOld) return onSubmit(event);
        event.preventDefault();
        facts.look();
      }}
    >
      {children}
      <Save>
        <Stack $gap="s12" role="status">
          {facts && facts.changes.length > 0 && <ChangedFacts changes={facts.changes} />}
          {error && <FieldError>{error}</FieldError>}
        </Stack>
        <Button type="submit" variant="primary" size="large" full pending={pending}>
          {pending ? submittingLabel : facts?.isOld ? changedMeanwhile.look : submitLabel}
        </Button>
      </Save>
      {actions && <Actions $gap="s12">{actions}</Actions>}
    </Form>
  );
}
