import type { ReactNode, Ref, SubmitEvent } from 'react';
import { Button } from '../../actions/Button/Button';
import { FieldError } from '../Field/FieldError';
import { Foot, Form } from './FormCard.styles';

export interface FormCardProps {
  ref?: Ref<HTMLFormElement>;
  /** Names the form for screen readers. */
  label: string;
  submitLabel: string;
  submittingLabel: string;
  pending: boolean;
  /** Why the last submit failed, where no field can say it. */
  notice?: string | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Ways out beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One of the operator's forms in its card: the fields, what went wrong as a whole, the button. */
export function FormCard({
  ref,
  label,
  submitLabel,
  submittingLabel,
  pending,
  notice,
  onSubmit,
  actions,
  children,
}: FormCardProps) {
  return (
    <Form ref={ref} aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      <Foot>
        <div role="status">{notice && <FieldError>{notice}</FieldError>}</div>
        <Button type="submit" variant="primary" size="large" full pending={pending}>
          {pending ? submittingLabel : submitLabel}
        </Button>
        {actions}
      </Foot>
    </Form>
  );
}
