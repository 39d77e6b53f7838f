import { Children, type ReactNode } from 'react';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { List } from './CallList.styles';

export interface CallListProps {
  /** Accessible name of the list. */
  label: string;
  /** Headings that sort the list, shown where the guests are rows: a CallSort. */
  heads?: ReactNode;
  /** The guests: one CallRow each. */
  children: ReactNode;
  /** Text shown if there are none. */
  emptyText: string;
}

/** The guests to tell about a day, for storms, delays and early gatherings. */
export function CallList({ label, heads, children, emptyText }: CallListProps) {
  return Children.count(children) === 0 ? (
    <EmptyState title={emptyText} picture={false} />
  ) : (
    <div>
      {heads}
      <List aria-label={label}>{children}</List>
    </div>
  );
}
