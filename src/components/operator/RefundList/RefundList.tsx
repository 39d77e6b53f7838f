import { useId } from 'react';
import { format } from '../../../../copy/format';
import { refunds as copy } from '../../../../copy/refunds';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import { Head } from '../GuestRows/GuestRows.styles';
import { List, Section } from './RefundList.styles';
import { RefundRow, type RefundedGuest } from './RefundRow';

export interface RefundListProps {
  /** Paid bookings that were cancelled or reduced; one without a refund is not shown. */
  guests: readonly RefundedGuest[];
  /** Totals over all pages: number of bookings, and amount in 10,000 won. */
  total: { cases: number; amount: number };
  /** The booking whose refund is being confirmed. */
  pending?: { id: number } | null;
  /** Called when the refund of the booking was confirmed. */
  onRefunded: (guest: RefundedGuest) => void;
}

/** Refunds that the operator owes, oldest first. */
export function RefundList({ guests, total, pending = null, onRefunded }: RefundListProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{copy.title}</h2>
        {total.cases > 0 && <p>{copy.sum(format.cases(total.cases), format.money(total.amount))}</p>}
      </Head>
      {guests.length === 0 ? (
        <EmptyState title={copy.empty} picture={false} />
      ) : (
        <List>
          {guests.map(
            (guest) =>
              guest.refund && (
                <RefundRow
                  key={guest.id}
                  guest={guest}
                  refund={guest.refund}
                  pending={pending?.id === guest.id}
                  onRefunded={() => onRefunded(guest)}
                />
              ),
          )}
        </List>
      )}
    </Section>
  );
}
