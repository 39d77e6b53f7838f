import { departureOf, hasDeparted, timesOf } from '#contract/day/times.rules';
import type {
  Manifest,
  ManifestPlace,
  ManifestToken,
  OpenManifest,
  SaveManifest,
} from '#contract/manifest/manifest.schema';
import type { PolicyRow } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { wasPersonEdited } from '#server/history/history.repository';
import { VISITOR } from '#server/history/recordChange';
import { hashOfToken, linkToken } from '#server/keys/linkToken';
import { findBooking, lockBooking, type Booking } from '../bookings.repository';
import { proveOwnBooking } from '../lists/lookup.service';
import { findHolder, findRows, storeRow } from './manifest.repository';
import { generateLink, partyToken } from './partyLink';
import { partyRows, shownRows } from './persons';
import { isListed, removeRow, requireManifest, rowAt, writeRow } from './writing';

interface Opened {
  booking: Booking;
  closesAt: Date | null;
}

const openedBy = async (db: Db, booking: Booking | null, policy: PolicyRow, now: Date): Promise<Opened> => {
  const day = booking && (await findDay(db, booking.dayId));
  if (!booking || !day || !isListed(booking)) throw new AppError('MANIFEST_NOT_FOUND');
  if (hasDeparted(day.date, timesOf(day, policy), now)) throw new AppError('MANIFEST_CLOSED');
  return { booking, closesAt: departureOf(day, policy) };
};

/** `place` is null for a party. With the booking locked, the link is as after the lock. */
const openByToken = async (
  { clock }: Context,
  db: Db,
  token: string,
  find: typeof findBooking,
): Promise<Opened & { place: number | null }> => {
  const policy = await requireManifest(db);
  const tokenHash = hashOfToken(token);
  const seen = await findHolder(db, tokenHash);
  const booking = seen && (await find(db, seen.guestId));
  const holder = booking && (await findHolder(db, tokenHash));
  if (!holder) throw new AppError('MANIFEST_NOT_FOUND');
  return { ...(await openedBy(db, booking, policy, clock())), place: holder.place };
};

const lockParty = async (context: Context, db: Db, token: string): Promise<Opened> => {
  const { place, ...opened } = await openByToken(context, db, token, lockBooking);
  if (place !== null) throw new AppError('MANIFEST_NOT_FOUND');
  return opened;
};

const manifestOf = async (
  { keys }: Context,
  db: Db,
  { booking: { guest }, closesAt, place }: Opened & { place: number | null },
): Promise<Manifest> => {
  const rows = await findRows(db, guest.id);
  const { date, name, phone, guestCount: people } = guest;
  const facts = { date, closesAt: closesAt?.toISOString() ?? null, people };
  return place === null
    ? { of: 'PARTY', ...facts, booker: { name, phone }, rows: partyRows(keys, rows, people, 'BOOKER') }
    : {
        of: 'PERSON',
        ...facts,
        booker: null,
        rows: shownRows(
          keys,
          rows.filter((row) => row.place === place),
          'SELF',
        ),
      };
};

/** The party's token. The key proves only the original booker: the booking may belong to another person now. */
export const openManifest = async (
  context: Context,
  sent: OpenManifest,
  key: string | null,
  address: string,
): Promise<ManifestToken> => {
  const { db, keys, clock } = context;
  const policy = await requireManifest(db);
  const proof = await proveOwnBooking(context, sent, key, address);
  const isOthers = proof.byKey && (await wasPersonEdited(db, proof.booking.guest.id));
  const { booking } = isOthers ? await proveOwnBooking(context, sent, null, address) : proof;
  return inTransaction(db, async (transaction) => {
    const locked = await lockBooking(transaction, booking.guest.id);
    const { guest } = (await openedBy(transaction, locked, policy, clock())).booking;
    return { token: await partyToken(keys, transaction, guest.id) };
  });
};

export const readManifest = async (context: Context, { token }: ManifestToken): Promise<Manifest> =>
  manifestOf(context, context.db, await openByToken(context, context.db, token, findBooking));

export const saveManifest = (context: Context, { token, ...sent }: SaveManifest): Promise<Manifest> =>
  inTransaction(context.db, async (db) => {
    const opened = await openByToken(context, db, token, lockBooking);
    if (opened.place !== null && opened.place !== sent.place) throw new AppError('MANIFEST_NOT_FOUND');
    const by = opened.place === null ? 'BOOKER' : 'SELF';
    await writeRow(context, db, opened.booking, sent, { by, actor: VISITOR });
    return manifestOf(context, db, opened);
  });

export const removeFromManifest = (context: Context, { token, place }: ManifestPlace): Promise<Manifest> =>
  inTransaction(context.db, async (db) => {
    const opened = await lockParty(context, db, token);
    await removeRow(context, db, opened.booking, place, VISITOR);
    return manifestOf(context, db, { ...opened, place: null });
  });

/** Throws CONFLICT for a row that the booker or the operator wrote. */
export const linkToPlace = (context: Context, { token, place }: ManifestPlace): Promise<ManifestToken> =>
  inTransaction(context.db, async (db) => {
    const { keys } = context;
    const { guest } = (await lockParty(context, db, token)).booking;
    const row = rowAt(await findRows(db, guest.id), guest.guestCount, place);
    if (row?.writtenBy === 'BOOKER' || row?.writtenBy === 'OPERATOR') throw new AppError('CONFLICT');
    const known = row?.salt && row.tokenHash !== null ? linkToken(keys, 'manifestLink', row.salt, row.tokenHash) : null;
    if (known !== null) return { token: known };
    const { token: made, ...link } = generateLink(keys);
    const unwritten = { guestId: guest.id, place, sealed: null, writtenBy: null, writtenAt: null };
    await storeRow(db, { ...(row ?? unwritten), ...link });
    return { token: made };
  });
