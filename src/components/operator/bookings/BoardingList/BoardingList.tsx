import { Children, useId, type ReactNode } from 'react';
import { boarding as copy } from '#copy/boarding';
import { format } from '#copy/format';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { List } from '../PartyRow/PartyRow.styles';
import { Bar, Count, Rest } from './BoardingList.styles';

export interface BoardingListProps {
  /** All people, and those aboard. */
  totals: { people: number; aboard: number };
  /** The parties: one BoardingRow each. */
  children: ReactNode;
}

export function BoardingList({ totals: { people, aboard }, children }: BoardingListProps) {
  const titleId = useId();
  if (Children.count(children) === 0) return <EmptyState title={copy.empty} picture={false} />;
  const isComplete = aboard === people;
  return (
    <>
      <Count role="status" data-complete={isComplete || undefined}>
        <b>{copy.aboard(format.people(people), format.people(aboard))}</b>
        <Bar aria-hidden="true" max={people} value={aboard} />
        <Rest>{isComplete ? copy.everyone : copy.rest(format.people(people - aboard))}</Rest>
      </Count>
      <VisuallyHidden as="h2" id={titleId}>
        {copy.list}
      </VisuallyHidden>
      <List aria-labelledby={titleId}>{children}</List>
    </>
  );
}
