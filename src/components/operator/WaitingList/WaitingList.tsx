import { Children, useId, type ReactNode } from 'react';
import { waitingList as copy } from '../../../../copy/waiting';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { Head } from '../GuestRows/GuestRows.styles';
import { List, Section } from './WaitingList.styles';
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
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{copy.title}</h2>
        {sum && <p>{sum}</p>}
      </Head>
      {Children.count(children) > 0 && heads}
      {Children.count(children) === 0 ? <EmptyState title={copy.empty} picture={false} /> : <List>{children}</List>}
    </Section>
  );
}
