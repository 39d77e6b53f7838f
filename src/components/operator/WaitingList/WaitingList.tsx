import type { ReactNode } from 'react';
import { waitingList as copy } from '../../../../copy/waiting';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { Entries } from './WaitingList.styles';
import type { Elements } from '../../base/elements';

export interface WaitingListProps {
  /** How many wait: entries and people; null without entries. */
  sum: string | null;
  /** Headings that sort the list, shown where the entries are rows: a WaitingSort. */
  heads?: Elements;
  /** The entries in their order: one WaitingRow each. */
  children: ReactNode;
}

/** The waiting list of a day. */
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
