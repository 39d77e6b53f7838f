import { owesRefund } from '#contract/booking/guest.rules';
import { refundOnCancel, stillDue } from '#contract/booking/refund.rules';
import type { GuestDetail, ManagedGuest, OwedRefund } from '#contract/booking/guest.schema';
import { seoulToday } from '#contract/day/calendar.rules';
import { seatsAfterCancel } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { admin } from '#copy/admin';
import { guest as copy } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { refunds } from '#copy/refunds';
import { unanswered } from '#copy/unanswered';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import type { GuestRowAction } from '#src/components/operator/bookings/GuestRow/GuestQuestion';
import { failureText } from '#src/store/api';
import { useGuestMutations, useUpdateGuestMemoMutation } from '#src/store/endpoints/guests';
import { useNow } from '#src/store/hooks';
import { useConfirmed } from './useConfirmed';
import { usePendingRows } from './usePendingRows';
import { useReadGuest } from './useReadGuest';

const DONE: Record<GuestRowAction, (guest: ActedGuest) => string> = {
  complete: ({ name }) => copy.paidDone(name),
  extend: () => copy.extended,
  unpay: () => copy.unpaid,
  refund: () => refunds.marked,
  unrefund: () => copy.unrefunded,
  cancel: () => copy.cancelled,
  delete: () => guestList.deleted,
};
/** The toast offers it as its undo. */
const UNDOING: Record<GuestRowAction, GuestRowAction | null> = {
  complete: 'unpay',
  extend: null,
  unpay: null,
  refund: 'unrefund',
  unrefund: null,
  cancel: null,
  delete: null,
};

/** A deleted booking has only its refund. */
type ActedGuest = ManagedGuest | Omit<OwedRefund, 'state'>;

const paidOf = (guest: ActedGuest) => ('paid' in guest ? guest.paid : null);
const onceActed = (guest: ActedGuest, action: GuestRowAction): ActedGuest =>
  action === 'complete' && 'state' in guest ? { ...guest, paid: (guest.paid ?? 0) + stillDue(guest) } : guest;

const IS_DONE: Record<GuestRowAction, (now: GuestDetail, before: ActedGuest) => boolean> = {
  complete: (now) => now.state === 'COMPLETE' && stillDue(now) === 0,
  extend: ({ payBy }, before) => payBy !== null && !!before.payBy && payBy > before.payBy,
  unpay: (now, before) => now.state === 'WATTING' || (now.paid ?? 0) < (paidOf(before) ?? 0),
  refund: ({ refund }) => refund !== null && refund.refundedAt !== null,
  unrefund: ({ refund }) => refund !== null && refund.refundedAt === null,
  cancel: ({ state }) => state === 'CANCEL',
  delete: () => false,
};

/** `day`: the trip of the bookings, if it is loaded. A cancellation may reopen it. */
export const useGuestActions = (day?: ReserveDay) => {
  const today = seoulToday(useNow());
  const mutations = useGuestMutations();
  const [updateMemo] = useUpdateGuestMemoMutation();
  const { confirm } = useConfirmed();
  const { pendingOf, runRow } = usePendingRows<GuestRowAction>();
  const readGuest = useReadGuest();

  const ifCancelledOf = (guest: ManagedGuest) =>
    day?.date === guest.date
      ? { ...refundOnCancel(guest, day, today), seats: seatsAfterCancel(day, today) }
      : undefined;
  const seenOf = (guest: ActedGuest, action: GuestRowAction): number | undefined => {
    if (action === 'refund' || action === 'unrefund') return guest.refund?.amount;
    if (action === 'delete') return owesRefund(guest) ? guest.refund?.amount : 0;
    if (!('state' in guest)) return undefined;
    if (action === 'complete') return stillDue(guest);
    if (action === 'unpay') return guest.paid ?? undefined;
    return action === 'cancel' ? ifCancelledOf(guest)?.amount : undefined;
  };

  const act = async (guest: ActedGuest, action: GuestRowAction): Promise<boolean> => {
    const undoing = UNDOING[action];
    const reopens =
      action === 'cancel' &&
      day !== undefined &&
      day.date === guest.date &&
      seatsAfterCancel(day, today) === 'reopen the day';
    const isDone = await runRow(guest.id, action, () =>
      confirm(mutations.act[action]({ id: guest.id, seen: seenOf(guest, action) }), {
        done: DONE[action](guest),
        already: unanswered.already[action],
        holds: async () => {
          const now = await readGuest(guest.id);
          // A deleted booking does not exist any more, but its refund does.
          if (now === 'gone') return action === 'delete' || ('state' in guest ? false : null);
          return now && IS_DONE[action](now, guest);
        },
        ...(undoing && {
          undo: { of: `${action}-${guest.id}`, onUndo: () => void act(onceActed(guest, action), undoing) },
        }),
      }),
    );
    if (isDone && reopens) showToast('info', admin.day.reopened);
    return isDone;
  };
  return {
    pendingOf,
    act,
    ifCancelledOf,
    /** Returns the reason of a failure, for the dialog. */
    saveMemo: async ({ id, memo: seen }: ManagedGuest, memo: string): Promise<string | null> => {
      const { error } = await updateMemo({ id, memo, seen });
      if (error) return failureText(error);
      showToast('success', copy.memoSaved);
      return null;
    },
  };
};
