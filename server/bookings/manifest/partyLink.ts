import type { Db } from '#server/db/tables';
import type { Keys } from '#server/keys/keys';
import { generateSalt, hashOfSalt, linkToken } from '#server/keys/linkToken';
import { findPartyLink, storePartyLink } from './manifest.repository';

/** Null if there is none yet, or if its secret is no longer accepted. */
export const findPartyToken = async (keys: Keys, db: Db, guestId: number): Promise<string | null> => {
  const link = await findPartyLink(db, guestId);
  return link && linkToken(keys, 'manifestLink', link.salt, link.tokenHash);
};

export const generateLink = (keys: Keys): { token: string; salt: string; tokenHash: string } => {
  const salt = generateSalt();
  const tokenHash = hashOfSalt(keys, 'manifestLink', salt);
  const token = linkToken(keys, 'manifestLink', salt, tokenHash);
  if (token === null) throw new Error('a link just made cannot be read');
  return { token, salt, tokenHash };
};

/** Call it with the booking locked. Makes the link if needed. */
export const partyToken = async (keys: Keys, db: Db, guestId: number): Promise<string> => {
  const known = await findPartyToken(keys, db, guestId);
  if (known !== null) return known;
  const { token, ...link } = generateLink(keys);
  await storePartyLink(db, { guestId, ...link });
  return token;
};
