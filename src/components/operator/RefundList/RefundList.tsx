import { Children, useId, type ReactNode } from 'react';
import { format } from '../../../../copy/format';
import { refunds as copy } from '../../../../copy/refunds';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { Head } from '../GuestRows/GuestRows.styles';
import { List, Section } from './RefundList.styles';

export interface RefundListProps {
  /** Heading; by default that of the open refunds. */
  title?: string;
  /** Totals over all pages: number of bookings, and amount in 10,000 won. */
  total: { cases: number; amount: number };
  /** The refunds, oldest first: one RefundRow each. */
  children: ReactNode;
}

/** Refunds that the operator owes. */
export function RefundList({ title = copy.title, total, children }: RefundListProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{title}</h2>
        {total.cases > 0 && <p>{copy.sum(format.cases(total.cases), format.money(total.amount))}</p>}
      </Head>
      {Children.count(children) === 0 ? <EmptyState title={copy.empty} picture={false} /> : <List>{children}</List>}
    </Section>
  );
}
