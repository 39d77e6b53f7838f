import { liveStatus as copy } from '#copy/liveStatus';
import { Button } from '#src/components/base/actions/Button/Button';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Lamp, Lost, Quiet } from './LiveStatus.styles';

export interface LiveStatusProps {
  /** State of the connection for live updates. */
  state: 'connecting' | 'open' | 'lost';
  /** Called by the retry button. */
  onRetry: () => void;
}

export function LiveStatus({ state, onRetry }: LiveStatusProps) {
  return (
    <div role="status">
      {state === 'lost' ? (
        <Lost>
          <Icon name="warn" />
          <div>
            <b>{copy.lost}</b>
            <p>{copy.lostHint}</p>
          </div>
          <Button size="small" icon="refresh" onClick={onRetry}>
            {copy.retry}
          </Button>
        </Lost>
      ) : (
        <Quiet data-state={state}>
          <Lamp aria-hidden="true" />
          <span>{copy[state]}</span>
        </Quiet>
      )}
    </div>
  );
}
