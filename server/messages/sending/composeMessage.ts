import { timesOf } from '#contract/day/times.rules';
import { findInfo, findLogic } from '#server/content/settings/config.repository';
import { findDay } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { findBooking } from '#server/bookings/bookings.repository';
import type { Outgoing } from '../channel';
import { findNoticeText } from '../notices/notices.repository';
import type { MessageRow } from '../messages.repository';
import {
  cameTooLate,
  isReminderOver,
  isWorthSending,
  messageText,
  messageVariables,
  type MessageFacts,
  type MessageMatter,
} from '../messageText';

/**
 * From the current data. Null without a recipient, or if the message is outdated: its deadline has passed, or the trip
 * has departed. The operator's messages go to `operatorTel`, or to the store's own number.
 */
export const composeMessage = async (
  db: Db,
  { dedupKey, kind, audience, guestId, facts, createdAt }: MessageRow,
  operatorTel: string | null,
  now: Date,
): Promise<Outgoing | null> => {
  const booking = guestId === null ? null : await findBooking(db, guestId);
  const day = booking && (await findDay(db, booking.dayId));
  if (!booking || !day) return null;
  const store = await findInfo(db);
  const times = timesOf(day, await findLogic(db));
  const { guest } = booking;
  const known = JSON.parse(facts) as MessageFacts;
  const notice = known.notice === undefined ? undefined : await findNoticeText(db, known.notice);
  // The notice was deleted with the personal data of its trip.
  if (notice === null) return null;
  const about = { kind, audience, facts: known, createdAt };
  const matter: MessageMatter = { ...about, guest, day, store, times, ...(notice && { notice }) };
  if (!isWorthSending(matter) || cameTooLate(matter, now)) return null;
  if (kind === 'REMINDER' && isReminderOver(matter, now)) return null;
  return {
    key: dedupKey,
    kind,
    audience,
    guestId,
    to: audience === 'guest' ? guest.phone : (operatorTel ?? store.tel),
    text: messageText(matter),
    variables: messageVariables(matter),
  };
};
