import type { ReactNode } from 'react';
import { waitingList as copy } from '#copy/waiting';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { Entries } from './WaitingList.styles';
import type { Elements } from '#src/components/base/elements';

export interface WaitingListProps {
  /** Numbers of entries and people; null without entries. */
  sum: string | null;
  /** A WaitingSort, shown above rows. */
  heads?: Elements;
  /** One WaitingRow each, in order. */
  children: ReactNode;
}

export function WaitingList({ sum, heads, children }: WaitingListProps) {
  return (
    <Entries
      label={copy.title}
      sum={sum}
      heads={heads}
      ordered
      empty={<EmptyState title={copy.empty} picture={false} />}
    >
      {children}
    </Entries>
  );
}
