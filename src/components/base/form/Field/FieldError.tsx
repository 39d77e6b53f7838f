import { Icon } from '../../display/Icon/Icon';
import { Sentence } from '../../display/Sentence/Sentence';
import { ErrorLine } from './Field.styles';

interface FieldErrorProps {
  /** Id that the control's `aria-describedby` refers to. */
  id?: string;
  /** Reason and remedy. */
  children: string;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorLine id={id}>
      <Icon name="warn" />
      <span>
        <Sentence>{children}</Sentence>
      </span>
    </ErrorLine>
  );
}
