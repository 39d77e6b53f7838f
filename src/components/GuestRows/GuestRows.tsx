import { useId } from 'react';
import { guestTotals } from '../../../contract/guest/guest.rules';
import type { ManagedGuest } from '../../../contract/guest/guest.schema';
import { format } from '../../../copy/format';
import { guest as copy } from '../../../copy/guest';
import { EmptyState } from '../EmptyState/EmptyState';
import type { GuestQuestionKind } from '../GuestRow/GuestQuestion';
import { GuestRow } from '../GuestRow/GuestRow';
import { Head, List, Section } from './GuestRows.styles';

export interface GuestRowsProps {
  /** The heading: `예약자 목록`. */
  label: string;
  guests: readonly ManagedGuest[];
  /** The action that is running, and on which booking. */
  pending?: { id: number; action: GuestQuestionKind } | null;
  /** The question before a cancellation opens: the time to learn what the booking would be owed. */
  onCancelAsked?: (guest: ManagedGuest) => void;
  onComplete: (guest: ManagedGuest) => void;
  onCancel: (guest: ManagedGuest) => void;
  /** What follows is left out where the page has no such thing. */
  onDelete?: (guest: ManagedGuest) => void;
  onRefunded?: (guest: ManagedGuest) => void;
  /** What a paid booking would be owed if it were cancelled now, once that is known. */
  owedNowOf?: (guest: ManagedGuest) => { percent: number; amount: number } | undefined;
  editHrefOf?: (guest: ManagedGuest) => string;
  dayHrefOf?: (guest: ManagedGuest) => string;
  /** `bookings` counts what is shown; `none` where the label says a count of its own. */
  counts?: 'bookings' | 'none';
  emptyText?: string;
}

/** Bookings under a heading that counts those that are not cancelled: `5건 · 12명`. */
export function GuestRows({
  label,
  guests,
  pending = null,
  onCancelAsked,
  onComplete,
  onCancel,
  onDelete,
  onRefunded,
  owedNowOf,
  editHrefOf,
  dayHrefOf,
  counts = 'bookings',
  emptyText = copy.empty,
}: GuestRowsProps) {
  const headingId = useId();
  const { cases, paidPeople, unpaidPeople } = guestTotals(guests);

  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{label}</h2>
        {counts === 'bookings' && guests.length > 0 && (
          <p>{copy.count(format.cases(cases), format.people(paidPeople + unpaidPeople))}</p>
        )}
      </Head>
      {guests.length === 0 ? (
        <EmptyState title={emptyText} picture={false} />
      ) : (
        <List>
          {guests.map((guest) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              pending={pending?.id === guest.id ? pending.action : null}
              onCancelAsked={onCancelAsked && (() => onCancelAsked(guest))}
              onComplete={() => onComplete(guest)}
              onCancel={() => onCancel(guest)}
              onDelete={onDelete && (() => onDelete(guest))}
              onRefunded={onRefunded && (() => onRefunded(guest))}
              owedNow={owedNowOf?.(guest)}
              editHref={editHrefOf?.(guest)}
              dayHref={dayHrefOf?.(guest)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
