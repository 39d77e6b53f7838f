import { atSea as copy, listAge } from '#copy/boarding';
import { format } from '#copy/format';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Icon } from '#src/components/base/display/Icon/Icon';
import { Lists, Lost, Unsent } from './SeaStatus.styles';

export interface SeaStatusProps {
  /** Whether the server is unreachable. */
  isLost: boolean;
  /** ISO instant of the last lists; null: none. */
  receivedAt: string | null;
  /** The current time. */
  now: Date;
  /** Number of unsent ticks. */
  unsent: number;
  /** Unsent ticks that the device could not store: closing the page loses them. */
  unstored?: number;
  /** Date and URL of each stored list. */
  lists: readonly { date: string; href: string }[];
}

export function SeaStatus({ isLost, receivedAt, now, unsent, unstored = 0, lists }: SeaStatusProps) {
  const isShown = isLost && receivedAt !== null;
  const isEmpty = !isShown && unsent === 0;
  // The region exists before its text: screen readers announce only changes.
  if (isEmpty) return <Lost role="status" data-empty />;
  return (
    <Lost role="status" data-quiet={!isShown || undefined}>
      <Icon name={isShown ? 'anchor' : 'refresh'} />
      <div>
        {isShown ? (
          <>
            <b>{copy.lost}</b>
            <p>{`${listAge(receivedAt, now)} ${copy.hint}`}</p>
            {unsent > 0 && <Unsent>{copy.unsent(format.cases(unsent))}</Unsent>}
          </>
        ) : (
          <p>{copy.sending(format.cases(unsent))}</p>
        )}
        {unstored > 0 && <Unsent>{copy.unstored(format.cases(unstored))}</Unsent>}
      </div>
      {isShown && lists.length > 0 && (
        <Lists aria-label={copy.lists}>
          {lists.map(({ date, href }) => (
            <li key={date}>
              <LinkButton href={href} size="small">
                {format.day(date)}
              </LinkButton>
            </li>
          ))}
        </Lists>
      )}
    </Lost>
  );
}
