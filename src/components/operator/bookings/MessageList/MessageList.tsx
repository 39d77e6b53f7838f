import { Children, type ReactNode } from 'react';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { List } from '../PartyRow/PartyRow.styles';

export interface MessageListProps {
  /** One MessageRow each, newest first. */
  children: ReactNode;
  /** Text of an empty list. */
  emptyText: string;
}

export function MessageList({ children, emptyText }: MessageListProps) {
  return Children.count(children) === 0 ? <EmptyState title={emptyText} picture={false} /> : <List>{children}</List>;
}
