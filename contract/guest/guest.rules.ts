import type { GuestState } from './guest.schema';

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
