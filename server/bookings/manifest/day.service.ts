import { hasDeparted, timesOf } from '#contract/day/times.rules';
import { writtenOf } from '#contract/manifest/manifest.rules';
import type {
  DayManifest,
  ManifestCounts,
  ManifestCountsQuery,
  ManifestParty,
  OperatorRemove,
  OperatorSave,
  Reminded,
} from '#contract/manifest/manifest.schema';
import { HOUR_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import { findDay } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import type { Keys } from '#server/keys/keys';
import { queueToParties } from '#server/messages/queueMessages';
import { lockExisting } from '../act.service';
import { bookingsOfDay, lockBookingsOf, type Booking } from '../bookings.repository';
import { readCrew } from './crew.service';
import {
  countByDay,
  findPartyLink,
  findPartyLinksOfDay,
  findRows,
  findRowsOfDay,
  setRemindedAt,
  type StoredRow,
} from './manifest.repository';
import { partyToken } from './partyLink';
import { partyRows } from './persons';
import { isListed, removeRow, requireManifest, writeRow } from './writing';

const partyOf = (
  keys: Keys,
  { id, name, phone, guestCount: people }: Booking['guest'],
  rows: readonly StoredRow[],
  remindedAt: string | null,
): ManifestParty => ({ id, name, phone, people, remindedAt, rows: partyRows(keys, rows, people, 'OPERATOR') });

export const readDayManifest = async (context: Pick<Context, 'db' | 'keys'>, dayId: number): Promise<DayManifest> => {
  const { db, keys } = context;
  const day = await findDay(db, dayId);
  if (!day) throw new AppError('NOT_FOUND');
  const active = (await bookingsOfDay(db, dayId)).filter(({ guest }) => guest.state !== 'CANCEL');
  const rows = await findRowsOfDay(db, dayId);
  const reminded = new Map((await findPartyLinksOfDay(db, dayId)).map((link) => [link.guestId, link.remindedAt]));
  const parties = active.map(({ guest }) =>
    partyOf(keys, guest, rows.get(guest.id) ?? [], reminded.get(guest.id) ?? null),
  );
  return {
    date: day.date,
    people: parties.reduce((sum, { people }) => sum + people, 0),
    written: parties.reduce((sum, party) => sum + writtenOf(party.rows), 0),
    crew: (await readCrew(context, db)).crew,
    parties,
  };
};

export const countManifests = ({ db }: Pick<Context, 'db'>, range: ManifestCountsQuery): Promise<ManifestCounts> =>
  countByDay(db, range);

const lockListed = async (db: Db, id: number): Promise<Booking> => {
  const booking = await lockExisting(db, id);
  if (!isListed(booking)) throw new AppError('CONFLICT');
  return booking;
};

const partyAgain = async ({ keys }: Context, db: Db, { guest }: Booking): Promise<ManifestParty> =>
  partyOf(keys, guest, await findRows(db, guest.id), (await findPartyLink(db, guest.id))?.remindedAt ?? null);

/** Throws CONFLICT for a cancelled or erased booking too. */
export const saveByOperator = (
  context: Context,
  { id, ...sent }: OperatorSave,
  actor: Operator,
): Promise<ManifestParty> =>
  inTransaction(context.db, async (db) => {
    await requireManifest(db);
    const booking = await lockListed(db, id);
    await writeRow(context, db, booking, sent, { by: 'OPERATOR', actor });
    return partyAgain(context, db, booking);
  });

export const removeByOperator = (
  context: Context,
  { id, place }: OperatorRemove,
  actor: Operator,
): Promise<ManifestParty> =>
  inTransaction(context.db, async (db) => {
    const booking = await lockListed(db, id);
    await removeRow(context, db, booking, place, actor);
    return partyAgain(context, db, booking);
  });

/** The link is part of the message when it is sent. */
export const remindParties = (context: Context, { id }: { id: number }, actor: Operator): Promise<Reminded> =>
  inTransaction(context.db, async (db) => {
    const now = context.clock();
    const policy = await requireManifest(db);
    const booked = await lockBookingsOf(db, id);
    const day = await findDay(db, id);
    if (!day) throw new AppError('NOT_FOUND');
    if (day.state === 'CANCEL') throw new AppError('DAY_CANCELLED');
    if (hasDeparted(day.date, timesOf(day, policy), now)) throw new AppError('DAY_OVER');
    const rows = await findRowsOfDay(db, id);
    const reminded = new Map((await findPartyLinksOfDay(db, id)).map((link) => [link.guestId, link.remindedAt]));
    const lately = new Date(now.getTime() - HOUR_MS).toISOString();
    const missing = booked
      .filter(isListed)
      .map(({ guest }) => guest)
      .filter(({ id: guestId, phone, guestCount }) => phone !== '' && writtenOf(rows.get(guestId) ?? []) < guestCount);
    const due = missing.map((guest) => guest.id).filter((guestId) => (reminded.get(guestId) ?? '') <= lately);
    const counts = { reminded: due.length, skipped: missing.length - due.length };
    if (due.length === 0) return counts;
    const after = { notices: due.length };
    const change = await recordChange(context, db, { actor, action: 'MANIFEST_REMINDED', dayId: day.id, after });
    for (const guestId of due) {
      await partyToken(context.keys, db, guestId);
      await setRemindedAt(db, guestId, change.at);
    }
    await queueToParties(db, { change, facts: { manifest: true, noticeDate: day.date }, guestIds: due });
    return counts;
  });
