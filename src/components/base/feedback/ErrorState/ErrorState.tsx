import { frame } from '../../../../../copy/frame';
import { Button } from '../../actions/Button/Button';
import { Actions, Hint, Note, Title } from '../EmptyState/EmptyState.styles';
import { Icon } from '../../display/Icon/Icon';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { Sign } from './ErrorState.styles';

export interface ErrorStateProps {
  /** What could not be done. */
  title: string;
  /** Why, and what to do. */
  hint?: string;
  onRetry?: () => void;
  /** Where one can call instead. */
  tel?: string | null | undefined;
}

/** Something could not be loaded: the cause, another try, a call. */
export function ErrorState({ title, hint, onRetry, tel }: ErrorStateProps) {
  return (
    <Note role="alert">
      <Sign>
        <Icon name="warn" />
      </Sign>
      <div>
        <Title>{title}</Title>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {(onRetry || tel) && (
        <Actions>
          {onRetry && (
            <Button variant="primary" icon="refresh" onClick={onRetry}>
              {frame.retry}
            </Button>
          )}
          {tel && (
            <LinkButton href={`tel:${tel}`} icon="phone">
              {frame.call}
            </LinkButton>
          )}
        </Actions>
      )}
    </Note>
  );
}
