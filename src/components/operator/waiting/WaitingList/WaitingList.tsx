import type { ReactNode } from 'react';
import { waitingList as copy } from '#copy/waiting';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { Entries } from './WaitingList.styles';

export interface WaitingListProps {
  /** Numbers of entries and people; null without entries. */
  sum: string | null;
  /** One WaitingRow each, in order. */
  children: ReactNode;
}

export function WaitingList({ sum, children }: WaitingListProps) {
  return (
    <Entries label={copy.title} sum={sum} ordered empty={<EmptyState title={copy.empty} picture={false} />}>
      {children}
    </Entries>
  );
}
