import { hasDeparted, timesOf } from '#contract/day/times.rules';
import { holdUntil } from '#contract/waiting/waiting.rules';
import { offerAddress } from '#contract/paths';
import type { Keys } from '#server/keys/keys';
import { keptLink } from '#copy/messages';
import { findInfo, findLogic } from '#server/content/settings/config.repository';
import { findDay } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import type { Outgoing } from '#server/messages/channel';
import type { MessageRow } from '#server/messages/messages.repository';
import { offerText, offerVariables, type MessageFacts } from '#server/messages/messageText';
import { linkToken } from '#server/keys/linkToken';
import { findEntry, type WaitingRow } from './waiting.repository';

export interface OfferLinks {
  keys: Keys;
  site: string;
}

const holdsOffer = (entry: WaitingRow, { offer }: MessageFacts, now: Date): boolean =>
  entry.state === 'OFFERED' && entry.offerSalt === offer && (entry.holdUntil ?? '') > now.toISOString();

/** Null if the offer is over, the trip has departed, or the secret of its token is no longer accepted. */
export const composeOffer = async (
  db: Db,
  { dedupKey, kind, audience, waitingId, facts }: MessageRow,
  { keys, site }: OfferLinks,
  now: Date,
): Promise<Outgoing | null> => {
  const entry = waitingId === null ? null : await findEntry(db, waitingId);
  const day = entry && (await findDay(db, entry.dayId));
  if (!entry || !day || !holdsOffer(entry, JSON.parse(facts) as MessageFacts, now)) return null;
  const policy = await findLogic(db);
  if (hasDeparted(day.date, timesOf(day, policy), now)) return null;
  const held = holdUntil(now, day, policy)?.toISOString();
  if (held === undefined) return null;
  // An earlier attempt may have been delivered.
  const until = held < (entry.holdUntil ?? '') ? held : (entry.holdUntil ?? '');
  const token = linkToken(keys, 'waitingOffer', entry.offerSalt ?? '', entry.tokenHash ?? '');
  if (token === null) return null;
  const { name: store } = await findInfo(db);
  const matter = {
    name: entry.name,
    guestCount: entry.guestCount,
    date: day.date,
    until,
    store,
  };
  const link = `${site}${offerAddress(token)}`;
  return {
    key: dedupKey,
    kind,
    audience,
    guestId: null,
    to: entry.phone,
    holdUntil: until,
    text: offerText({ ...matter, link }),
    storedText: offerText({ ...matter, link: keptLink }),
    variables: offerVariables({ ...matter, link }),
  };
};
