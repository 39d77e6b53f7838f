import type { ReactNode } from 'react';
import { format } from '#copy/format';
import { refunds as copy } from '#copy/refunds';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { PartyList } from '#src/components/operator/bookings/PartyRow/PartyList';

export interface RefundListProps {
  /** Heading; default: the open refunds. */
  title?: string;
  /** Totals of all pages: bookings, and amount in 10,000 won. */
  total: { cases: number; amount: number };
  /** One RefundRow each, oldest first. */
  children: ReactNode;
}

export function RefundList({ title = copy.title, total, children }: RefundListProps) {
  return (
    <PartyList
      label={title}
      sum={total.cases > 0 ? copy.sum(format.cases(total.cases), format.money(total.amount)) : null}
      empty={<EmptyState title={copy.empty} picture={false} />}
    >
      {children}
    </PartyList>
  );
}
