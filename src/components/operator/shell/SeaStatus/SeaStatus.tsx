import { atSea as copy, listAge } from '#copy/boarding';
import { format } from '#copy/format';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Line, Lost, Unstored } from './SeaStatus.styles';

export interface SeaStatusProps {
  /** The server is unreachable. */
  isLost: boolean;
  /** ISO instant of the last lists; null: none. */
  receivedAt: string | null;
  /** The current time. */
  now: Date;
  /** Number of unsent ticks. */
  unsent: number;
  /** Unsent ticks that the device could not store: closing the page loses them. */
  unstored?: number;
}

export function SeaStatus({ isLost, receivedAt, now, unsent, unstored = 0 }: SeaStatusProps) {
  const isShown = isLost && receivedAt !== null;
  const isEmpty = !isShown && unsent === 0;
  // The region exists before its text: screen readers announce only changes.
  if (isEmpty) return <Lost role="status" data-empty />;
  return (
    <Lost role="status" data-quiet={!isShown || undefined} data-offline={isShown || undefined}>
      <Icon name={isShown ? 'anchor' : 'refresh'} size="small" />
      {isShown ? (
        <Line>
          <b>{copy.lost}</b>
          <span>{copy.list(listAge(receivedAt, now))}</span>
          {unsent > 0 && <b>{copy.unsent(format.cases(unsent))}</b>}
        </Line>
      ) : (
        <p>{copy.sending(format.cases(unsent))}</p>
      )}
      {unstored > 0 && <Unstored>{copy.unstored(format.cases(unstored))}</Unstored>}
    </Lost>
  );
}
