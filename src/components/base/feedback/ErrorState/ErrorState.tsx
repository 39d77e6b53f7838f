import { frame } from '#copy/frame';
import { Button } from '../../actions/Button/Button';
import { Actions, Hint, Note, Title } from '../EmptyState/EmptyState.styles';
import { Icon } from '../../display/Icon/Icon';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { Sign } from './ErrorState.styles';

export interface ErrorStateProps {
  /** Says what failed. */
  title: string;
  /** Reason and remedy. */
  hint?: string;
  /** Called by the retry button. */
  onRetry?: () => void;
  /** Phone number, as an alternative. */
  tel?: string | null | undefined;
}

/** Shown if something could not be loaded: the reason, a retry button, a phone number. */
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
