import { hasDeparted, timesOf } from '#contract/day/times.rules';
import { usesManifest } from '#contract/config/config.rules';
import { writtenOf } from '#contract/manifest/manifest.rules';
import type { MessageKind } from '#contract/messages/message.schema';
import { manifestAddress } from '#contract/paths';
import { keptLink } from '#copy/messages';
import { findInfo, findLogic, type PolicyRow } from '#server/content/settings/config.repository';
import { findDay } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { findBooking, lockBooking } from '#server/bookings/bookings.repository';
import { findRows } from '#server/bookings/manifest/manifest.repository';
import { findPartyToken, partyToken } from '#server/bookings/manifest/partyLink';
import { isListed } from '#server/bookings/manifest/writing';
import { inTransaction } from '#server/db/unitOfWork';
import type { OfferLinks } from '#server/waiting/composeOffer';
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
 * After these a party may need its link: restored and moved trips have an empty list again, and a new number has no
 * link yet.
 */
const OF_BOOKING: ReadonlySet<MessageKind> = new Set(['BOOKED', 'PAID', 'EDITED', 'MOVED', 'TRIP_RESTORED']);

/** The booking is confirmed, or the message reminds of its passenger list. */
const carriesManifest = ({ kind, audience, facts, guest }: MessageMatter): boolean =>
  audience === 'guest' && (facts.manifest === true || (guest.state === 'COMPLETE' && OF_BOOKING.has(kind)));

/** Undefined once the list is complete. */
const manifestOf = async (
  db: Db,
  matter: MessageMatter,
  { policy, links, now }: { policy: PolicyRow; links: OfferLinks; now: Date },
): Promise<MessageMatter['manifest']> => {
  const { guest, day, times } = matter;
  const isOpen = usesManifest(policy) && day.state !== 'CANCEL' && !hasDeparted(day.date, times, now);
  if (!isOpen || !carriesManifest(matter)) return undefined;
  const { keys, site } = links;
  const token =
    (await findPartyToken(keys, db, guest.id)) ??
    (await inTransaction(db, async (transaction) => {
      const locked = await lockBooking(transaction, guest.id);
      return locked && isListed(locked) ? partyToken(keys, transaction, guest.id) : null;
    }));
  if (token === null) return undefined;
  const written = writtenOf(await findRows(db, guest.id));
  return written < guest.guestCount ? { written, link: `${site}${manifestAddress(token)}` } : undefined;
};

/**
 * From the current data. Null without a recipient, or if the message is outdated: its deadline has passed, or the trip
 * has departed. The operator's messages go to `operatorTel`, or to the store's own number.
 */
export const composeMessage = async (
  db: Db,
  { dedupKey, kind, audience, guestId, facts, createdAt }: MessageRow,
  operatorTel: string | null,
  now: Date,
  links?: OfferLinks,
): Promise<Outgoing | null> => {
  const booking = guestId === null ? null : await findBooking(db, guestId);
  const day = booking && (await findDay(db, booking.dayId));
  if (!booking || !day) return null;
  const store = await findInfo(db);
  const policy = await findLogic(db);
  const times = timesOf(day, policy);
  const { guest } = booking;
  const known = JSON.parse(facts) as MessageFacts;
  const notice = known.notice === undefined ? undefined : await findNoticeText(db, known.notice);
  // The notice was deleted with the personal data of its trip.
  if (notice === null) return null;
  const about = { kind, audience, facts: known, createdAt };
  const matter: MessageMatter = { ...about, guest, day, store, times, ...(notice && { notice }) };
  if (!isWorthSending(matter) || cameTooLate(matter, now)) return null;
  // A trip that does not sail gets no confirmation.
  if (kind === 'PAID' && day.state === 'CANCEL') return null;
  if (kind === 'REMINDER' && isReminderOver(matter, now)) return null;
  const manifest = links && (await manifestOf(db, matter, { policy, links, now }));
  if (known.manifest && !manifest) return null;
  const told: MessageMatter = { ...matter, ...(manifest && { manifest }) };
  return {
    key: dedupKey,
    kind,
    audience,
    guestId,
    to: audience === 'guest' ? guest.phone : (operatorTel ?? store.tel),
    text: messageText(told),
    ...(manifest && { storedText: messageText({ ...matter, manifest: { ...manifest, link: keptLink } }) }),
    variables: messageVariables(told),
  };
};
