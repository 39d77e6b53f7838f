import type { Guest, GuestState } from './guest.schema';

/** Bookings on one page of the operator's list (specification 9). */
export const GUESTS_PER_PAGE = 20;

/** What the operator can do with a booking (specification 4). */
export type GuestAction = 'complete' | 'cancel' | 'edit' | 'delete';

/** Which actions a state allows; the buttons and the server read this one table. */
export const GUEST_ACTIONS: Record<GuestState, readonly GuestAction[]> = {
  WATTING: ['complete', 'cancel', 'edit'],
  COMPLETE: ['cancel', 'edit'],
  CANCEL: ['delete'],
};

export const allowsGuestAction = (state: GuestState, action: GuestAction): boolean =>
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
