import { Children, type ReactNode } from 'react';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { List } from '../PartyRow/PartyRow.styles';

export interface MessageListProps {
  /** The messages, newest first: one MessageRow each. */
  children: ReactNode;
  /** Text shown if there are none. */
  emptyText: string;
}

/** Messages of the outbox. */
export function MessageList({ children, emptyText }: MessageListProps) {
  return Children.count(children) === 0 ? <EmptyState title={emptyText} picture={false} /> : <List>{children}</List>;
}
