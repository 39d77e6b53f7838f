import { Icon } from '../../display/Icon/Icon';
import { ErrorLine } from './Field.styles';

interface FieldErrorProps {
  /** What `aria-describedby` of the control points to. */
  id?: string;
  children: string;
}

/** What is wrong with a value and what to do next, below its control. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorLine id={id}>
      <Icon name="warn" />
      <span>{children}</span>
    </ErrorLine>
  );
}
