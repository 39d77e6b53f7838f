import type { Ref, SubmitEvent } from 'react';
import { Button } from '../../actions/Button/Button';
import { FieldError } from '../Field/FieldError';
import { Actions, Form, Save } from './FormCard.styles';
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
  /** Why the last submit failed, for reasons that belong to no field. */
  error?: string | null;
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
  onSubmit,
  actions,
  children,
}: FormCardProps) {
  return (
    <Form ref={ref} aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      <Save>
        <div role="status">{error && <FieldError>{error}</FieldError>}</div>
        <Button type="submit" variant="primary" size="large" full pending={pending}>
          {pending ? submittingLabel : submitLabel}
        </Button>
      </Save>
      {actions && <Actions>{actions}</Actions>}
    </Form>
  );
}
