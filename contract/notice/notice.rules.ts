import type { DayState } from '../day/day.schema';
import type { FieldProblem } from '../errors';
import { characters, hasForbiddenCharacter } from '../text.rules';
import type { FoundGuest, GuestState } from '../booking/guest.schema';
import type { CalledGuest } from './notice.schema';

/** Longest text of a notice, in characters; with the store's name it is still one long message (LMS, 2000 bytes). */
export const NOTICE_MAX = 300;

/** Validates the text of a notice in its stored form, which may have several lines; null if it is valid. */
export const noticeProblem = (text: string): FieldProblem<'text'> | null => {
  if (text === '') return { field: 'text', code: 'VALUE_REQUIRED' };
  if (characters(text) > NOTICE_MAX) return { field: 'text', code: 'TOO_LONG', max: NOTICE_MAX };
  return hasForbiddenCharacter(text) ? { field: 'text', code: 'CHARACTER_INVALID' } : null;
};

/**
 * Whether the guest of a booking gets notices about the whole day: of an active booking and, once the trip is
 * cancelled, also of a booking that the operator has cancelled with it or after it. Not of one that was cancelled before,
 * or whose personal data are erased. `since` is when the trip was cancelled: what was cancelled with an earlier
 * cancellation, before the day was opened again, has nothing to do with it.
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

/**
 * The state of a booking for those who call its guest: of one that was cancelled with its trip as it was before, because that
 * says whether money is to be paid back.
 */
export const calledState = ({ state, completedAt }: Pick<CalledGuest, 'state' | 'completedAt'>): GuestState => {
  if (state !== 'CANCEL') return state;
  return completedAt === null ? 'WATTING' : 'COMPLETE';
};
