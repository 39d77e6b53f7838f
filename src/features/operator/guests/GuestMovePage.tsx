import type { GuestDetail } from '#contract/booking/guest.schema';
import { allowsGuestAction } from '#contract/booking/guest.rules';
import { refundBeforeTrip } from '#contract/booking/refund.rules';
import { guestMove as copy } from '#copy/guestMove';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import type { MovedGuest } from '#src/components/operator/bookings/MoveGuestForm/MoveChanges';
import { MoveGuestForm } from '#src/components/operator/bookings/MoveGuestForm/MoveGuestForm';
import { failureText } from '#src/store/api';
import { useGetGuestQuery } from '#src/store/endpoints/guests';
import { Screen } from '#src/features/base/Screen';
import { GuestFrame } from './GuestFrame';
import { useLeaveWhen } from './useGuestEdit';
import { useGuestMove } from './useGuestMove';

export function GuestMovePage() {
  return <GuestFrame title={copy.title}>{(id) => <GuestMove key={id} id={id} />}</GuestFrame>;
}

/** A booking cancelled with its trip moves in its former state. Null if it cannot be moved. */
const movable = (guest: GuestDetail): MovedGuest | null => {
  if (!allowsGuestAction(guest, 'move')) return null;
  const { state } = guest;
  if (state !== 'CANCEL') return { ...guest, state };
  return { ...guest, state: guest.completedAt === null ? 'WATTING' : 'COMPLETE', refund: refundBeforeTrip(guest) };
};

function GuestMove({ id }: { id: number }) {
  const query = useGetGuestQuery(id);
  useLeaveWhen(query.isError && !query.isFetching && !query.currentData);
  return (
    <Screen queries={[query]} skeleton="form">
      {(guest) => {
        const moved = movable(guest);
        return moved ? <Moving guest={moved} /> : <EmptyState title={guest.name ? copy.cancelled : copy.erased} />;
      }}
    </Screen>
  );
}

function Moving({ guest }: { guest: MovedGuest }) {
  const { today, months, month, setMonth, days, pending, form, save } = useGuestMove(guest);
  // True during a refetch too.
  if (days.error !== undefined && !days.currentData)
    return <ErrorState title={copy.daysFailed} hint={failureText(days.error)} onRetry={() => void days.refetch()} />;
  return (
    <MoveGuestForm
      {...form}
      guest={guest}
      months={months}
      month={month}
      days={days.currentData ?? null}
      today={today}
      pending={pending}
      onMonth={setMonth}
      onSubmit={async (values) => void (await save(values))}
    />
  );
}
