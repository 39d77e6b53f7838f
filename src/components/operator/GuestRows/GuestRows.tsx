import { useId, type ReactNode } from 'react';
import { guestTotals } from '../../../../contract/booking/guest.rules';
import type { ManagedGuest } from '../../../../contract/booking/guest.schema';
import { format } from '../../../../copy/format';
import { guest as copy } from '../../../../copy/guest';
import { EmptyState } from '../../base/feedback/EmptyState/EmptyState';
import type { GuestQuestionKind, IfCancelled } from '../GuestRow/GuestQuestion';
import { GuestRow } from '../GuestRow/GuestRow';
import { Head, List, Section } from './GuestRows.styles';

export interface GuestRowsProps {
  /** Heading, for example `예약자 목록`. */
  label: string;
  /** The bookings, in their order. */
  guests: readonly ManagedGuest[];
  /** The running action and its booking. */
  pending?: { id: number; action: GuestQuestionKind } | null;
  /** Called when the cancel dialog opens, to load the effect of a cancellation. */
  onCancelAsked?: (guest: ManagedGuest) => void;
  /** Called with the booking and the confirmed action. */
  onAct: (guest: ManagedGuest, action: GuestQuestionKind) => void;
  /** Saves the note. Resolves with the error, or null on success. */
  onMemo: (guest: ManagedGuest, memo: string) => Promise<string | null>;
  /** Effect of a cancellation now, once it is loaded. */
  ifCancelledOf?: (guest: ManagedGuest) => IfCancelled | undefined;
  /** URL of the page that edits a booking. */
  editHrefOf?: (guest: ManagedGuest) => string;
  /** URL of the page of a booking's day. */
  dayHrefOf?: (guest: ManagedGuest) => string;
  /** `bookings` shows the number of bookings and people; `none` is for labels that contain a number. */
  counts?: 'bookings' | 'none';
  /** Text shown if the list is empty. */
  emptyText?: string;
  /** Next step shown in the empty state. */
  emptyAction?: ReactNode;
}

/** List of bookings; the heading counts those that are not cancelled: `5건 · 12명`. */
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
