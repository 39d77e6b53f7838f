import { Children, useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../base/display/VisuallyHidden/VisuallyHidden';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { List } from '../PartyRow/PartyRow.styles';
import type { Elements } from '../../base/elements';

export interface CallListProps {
  /** Heading of the list, for screen readers. */
  label: string;
  /** Headings that sort the list, shown where the guests are rows: a CallSort. */
  heads?: Elements;
  /** The guests: one CallRow each. */
  children: ReactNode;
  /** Text shown if there are none. */
  emptyText: string;
}

/** The guests to tell about a day, for storms, delays and early gatherings. */
export function CallList({ label, heads, children, emptyText }: CallListProps) {
  const titleId = useId();
  return Children.count(children) === 0 ? (
    <EmptyState title={emptyText} picture={false} />
  ) : (
    <div>
      <VisuallyHidden as="h2" id={titleId}>
        {label}
      </VisuallyHidden>
      {heads}
      <List aria-labelledby={titleId}>{children}</List>
    </div>
  );
}
