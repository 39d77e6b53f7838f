import type { Guest, GuestState, Refund } from './guest.schema';

/** Bookings on one page of the operator's list (specification 9). */
export const GUESTS_PER_PAGE = 20;

/** What the operator can do with a booking (specification 4). */
export type GuestAction = 'complete' | 'cancel' | 'edit' | 'delete';

/** A booking as far as its actions depend on it: a visitor's call does not name the refund. */
interface ActedOn {
  state: GuestState;
  refund?: Refund | null | undefined;
}

/** Which actions a state allows. */
export const GUEST_ACTIONS: Record<GuestState, readonly GuestAction[]> = {
  WATTING: ['complete', 'cancel', 'edit'],
  COMPLETE: ['cancel', 'edit'],
  CANCEL: ['delete'],
};

/** Whether a cancelled booking has still to be paid back. */
export const owesRefund = ({ refund }: Pick<ActedOn, 'refund'>): boolean =>
  refund != null && refund.amount > 0 && refund.refundedAt === null;

/** Whether an action is possible; the buttons and the server both ask here. */
export const allowsGuestAction = ({ state }: Pick<Guest, 'state'>, action: GuestAction): boolean =>
  GUEST_ACTIONS[state].includes(action);

/** What a trip's bookings add up to; cancelled ones do not count. */
export const guestTotals = (guests: readonly Pick<Guest, 'state' | 'guestCount'>[]) => {
  const people = (state: GuestState) =>
    guests.filter((guest) => guest.state === state).reduce((sum, guest) => sum + guest.guestCount, 0);
  const paidCases = guests.filter((guest) => guest.state === 'COMPLETE').length;
  return {
    cases: guests.filter((guest) => guest.state !== 'CANCEL').length,
    paidCases,
    paidPeople: people('COMPLETE'),
    unpaidPeople: people('WATTING'),
  };
};

/** Trips this many days ahead are near: who has not paid yet is to be called. */
export const UNPAID_SOON_DAYS = 3;
