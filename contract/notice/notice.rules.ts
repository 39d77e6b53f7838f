import type { DayState } from '../day/day.schema';
import type { FieldProblem } from '../errors';
import { characters, hasForbiddenCharacter } from '../text.rules';
import type { FoundGuest, GuestState } from '../booking/guest.schema';
import type { CalledGuest } from './notice.schema';

/** In characters; with the store's name it is still one long message (LMS, 2000 bytes). */
export const NOTICE_MAX = 300;

/** The text is in its stored form, and may have several lines. */
export const noticeProblem = (text: string): FieldProblem<'text'> | null => {
  if (text === '') return { field: 'text', code: 'VALUE_REQUIRED' };
  if (characters(text) > NOTICE_MAX) return { field: 'text', code: 'TOO_LONG', max: NOTICE_MAX };
  return hasForbiddenCharacter(text) ? { field: 'text', code: 'CHARACTER_INVALID' } : null;
};

/**
 * Guests of active bookings. For a cancelled trip also bookings that the operator cancelled with it or later. Excludes
 * earlier cancellations and erased personal data. `since` is when the trip was cancelled: if the day was reopened in
 * between, bookings of an earlier cancellation do not count.
 */
export const isNoticeRecipient = (
  {
    name,
    phone,
    state,
    tripCancelled,
    cancelledAt,
  }: Pick<FoundGuest, 'name' | 'phone' | 'state' | 'tripCancelled' | 'cancelledAt'>,
  day: { state: DayState },
  since = '',
): boolean =>
  name !== '' &&
  phone !== '' &&
  (state !== 'CANCEL' || (day.state === 'CANCEL' && tripCancelled === 'Y' && (cancelledAt ?? '') >= since));

/** A booking cancelled with its trip shows its former state, because that tells whether a refund is due. */
export const calledState = ({ state, completedAt }: Pick<CalledGuest, 'state' | 'completedAt'>): GuestState => {
  if (state !== 'CANCEL') return state;
  return completedAt === null ? 'WATTING' : 'COMPLETE';
};
