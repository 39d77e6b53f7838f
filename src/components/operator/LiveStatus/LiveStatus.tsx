import { liveStatus as copy } from '../../../../copy/liveStatus';
import { Button } from '../../base/actions/Button/Button';
import { Icon } from '../../base/display/Icon/Icon';
import { Lamp, Lost, Quiet } from './LiveStatus.styles';

export interface LiveStatusProps {
  /** Whether changes are heard as they happen. */
  state: 'connecting' | 'open' | 'lost';
  onRetry: () => void;
}

/** Says whether the open screen follows what others do. A lost line says what that means and lets one try at once. */
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
          {copy[state]}
        </Quiet>
      )}
    </div>
  );
}
