import type { MessageState } from '#contract/messages/message.schema';
import type { GuestListFilters } from '#contract/paths';
import { pageState } from '#src/store/pageState';

/** Pages are counted from 0. */
export interface Searches {
  guests: Required<GuestListFilters>;
  refunds: { page: number };
  messages: { state: MessageState; page: number };
}
export const NO_SEARCHES: Searches = {
  guests: { date: 'future', guestState: 'WATTING', keyword: '', page: 0 },
  refunds: { page: 0 },
  messages: { state: 'PARKED', page: 0 },
};

/** The address mirrors it; signing out resets it. */
export const searches = pageState('searches', NO_SEARCHES, { isPrivate: true });
