import type { Change } from '#contract/history/history.schema';
import { guest } from '#copy/guest';
import { changeAction, changeActor, changeLines, history as copy } from '#copy/history';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { dated } from '#copy/dated';
import { Small } from '#src/components/base/display/elements.styles';
import { Changes, Lines, NumberLink, Row, What, When } from './ChangeList.styles';

export interface ChangeListProps {
  /** Newest first, as in the response. */
  changes: readonly Change[];
  /** The current year; dates of other years show theirs. */
  thisYear: number;
  /** URL of a change's booking, in lists of several bookings; null: the booking no longer exists. */
  hrefOf?: (change: Change) => string | null;
}

/** Shows no personal data. */
export function ChangeList({ changes, thisYear, hrefOf }: ChangeListProps) {
  if (changes.length === 0) return <EmptyState title={copy.empty} picture={false} />;
  return (
    <Changes>
      {changes.map((change) => {
        const lines = changeLines(change);
        const href = hrefOf?.(change) ?? null;
        return (
          <Row key={change.id}>
            <When dateTime={change.at}>{dated.shortInstant(change.at, thisYear)}</When>
            <What>
              <p>
                <b>{changeAction[change.action]}</b>{' '}
                <Small as="span">{[changeActor[change.actor], change.userid].filter(Boolean).join(' ')}</Small>
              </p>
              {lines.length > 0 && (
                <Lines>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </Lines>
              )}
              {href && change.guestNumber && <NumberLink href={href}>{guest.number(change.guestNumber)}</NumberLink>}
            </What>
          </Row>
        );
      })}
    </Changes>
  );
}
