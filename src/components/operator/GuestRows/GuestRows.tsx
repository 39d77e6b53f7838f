import { useId, type ReactNode } from 'react';
import { guestTotals } from '../../../../contract/guest/guest.rules';
import type { ManagedGuest } from '../../../../contract/guest/guest.schema';
import { format } from '../../../../copy/format';
import { guest as copy } from '../../../../copy/guest';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import type { GuestQuestionKind, IfCancelled } from '../GuestRow/GuestQuestion';
import { GuestRow } from '../GuestRow/GuestRow';
import { Head, List, Section } from './GuestRows.styles';

export interface GuestRowsProps {
  /** The heading: `예약자 목록`. */
  label: string;
  guests: readonly ManagedGuest[];
  /** The action that is running, and on which booking. */
  pending?: { id: number; action: GuestQuestionKind } | null;
  /** The question before a cancellation opens: the time to learn what it would bring about. */
  onCancelAsked?: (guest: ManagedGuest) => void;
  onAct: (guest: ManagedGuest, action: GuestQuestionKind) => void;
  /** Answers why the note was not saved; null when it was. */
  onMemo: (guest: ManagedGuest, memo: string) => Promise<string | null>;
  /** What a cancellation would bring about now, once that is known. */
  ifCancelledOf?: (guest: ManagedGuest) => IfCancelled | undefined;
  editHrefOf?: (guest: ManagedGuest) => string;
  dayHrefOf?: (guest: ManagedGuest) => string;
  /** `bookings` counts what is shown; `none` where the label says a count of its own. */
  counts?: 'bookings' | 'none';
  emptyText?: string;
  /** The next step where there are none. */
  emptyAction?: ReactNode;
}

/** Bookings under a heading that counts those that are not cancelled: `5건 · 12명`. */
export function GuestRows({
  label,
  guests,
  pending = null,
  onCancelAsked,
  onAct,
  onMemo,
  ifCancelledOf,
  editHrefOf,
  dayHrefOf,
  counts = 'bookings',
  emptyText = copy.empty,
  emptyAction,
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
        <EmptyState title={emptyText} picture={false} action={emptyAction} />
      ) : (
        <List>
          {guests.map((guest) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              pending={pending?.id === guest.id ? pending.action : null}
              onCancelAsked={onCancelAsked && (() => onCancelAsked(guest))}
              onAct={(action) => onAct(guest, action)}
              onMemo={(memo) => onMemo(guest, memo)}
              ifCancelled={ifCancelledOf?.(guest)}
              editHref={editHrefOf?.(guest)}
              dayHref={dayHrefOf?.(guest)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
