import { atSea as copy, listAge } from '../../../../copy/boarding';
import { format } from '../../../../copy/format';
import { LinkButton } from '../../base/actions/LinkButton/LinkButton';
import { Icon } from '../../base/display/Icon/Icon';
import { Lists, Lost, Unsent } from './SeaStatus.styles';

export interface SeaStatusProps {
  /** Whether the server can be reached. */
  isLost: boolean;
  /** When the lists were received, as an ISO instant; null if there are none. */
  receivedAt: string | null;
  /** The current time. */
  now: Date;
  /** Ticks that the server does not have yet. */
  unsent: number;
  /** How many of them the device could not store: they are lost when the page is closed. */
  unstored?: number;
  /** The kept lists: date and address. */
  lists: readonly { date: string; href: string }[];
}

/** Without a signal: how old the kept passenger lists are, the way to them, and what is still to be sent. */
export function SeaStatus({ isLost, receivedAt, now, unsent, unstored = 0, lists }: SeaStatusProps) {
  const isShown = isLost && receivedAt !== null;
  const isEmpty = !isShown && unsent === 0;
  // The region stands before it says something, so that screen readers hear what appears in it.
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
