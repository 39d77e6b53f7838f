import { usesManifest } from '#contract/config/config.rules';
import { withEmptyPlaces, writtenOf } from '#contract/manifest/manifest.rules';
import type { SaveManifest, WrittenBy } from '#contract/manifest/manifest.schema';
import { findLogic, type PolicyRow } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { AppError } from '#server/errors';
import { recordChange, type Actor } from '#server/history/recordChange';
import type { Booking } from '../bookings.repository';
import { deleteRow, findRows, storeRow, type StoredRow } from './manifest.repository';
import { checkedPerson, isSamePerson, readPerson, sealPerson } from './persons';

type Needs = Pick<Context, 'clock' | 'bus' | 'keys'>;

export const requireManifest = async (db: Db): Promise<PolicyRow> => {
  const policy = await findLogic(db);
  if (!usesManifest(policy)) throw new AppError('MANIFEST_OFF');
  return policy;
};

/** Its data are not erased. */
export const isListed = ({ guest, deletedAt }: Booking): boolean =>
  guest.state !== 'CANCEL' && guest.name !== '' && deletedAt === null;

/** Throws MANIFEST_FULL if the party has no such place. */
export const rowAt = (rows: readonly StoredRow[], people: number, place: number): StoredRow | null => {
  const places = withEmptyPlaces<{ place: number }>(rows, people, (empty) => ({ place: empty }));
  if (!places.some((each) => each.place === place)) throw new AppError('MANIFEST_FULL');
  return rows.find((row) => row.place === place) ?? null;
};

/** Call it with the booking locked. The booker's own row ends the link of its person. */
export const writeRow = async (
  context: Needs,
  db: Db,
  { guest, dayId }: Booking,
  { place, person: draft, seen }: Omit<SaveManifest, 'token'>,
  { by, actor }: { by: WrittenBy; actor: Actor },
): Promise<void> => {
  const { keys, clock } = context;
  const rows = await findRows(db, guest.id);
  const row = rowAt(rows, guest.guestCount, place);
  const person = checkedPerson(draft, clock());
  // A retry after a lost response. Not for another writer's row, because the response would confirm a guess.
  const stored = row?.writtenBy === by ? readPerson(keys, row) : null;
  if (stored && isSamePerson(stored.person, person)) return;
  if ((row?.writtenAt ?? null) !== seen) throw new AppError('CONFLICT');
  const hasLink = by !== 'BOOKER';
  await storeRow(db, {
    guestId: guest.id,
    place,
    salt: hasLink ? (row?.salt ?? null) : null,
    tokenHash: hasLink ? (row?.tokenHash ?? null) : null,
    sealed: sealPerson(keys, { guestId: guest.id, place }, person),
    writtenBy: by,
    writtenAt: clock().toISOString(),
  });
  const listed = writtenOf(rows) + (row?.writtenAt ? 0 : 1);
  const after = { listed, guestCount: guest.guestCount };
  await recordChange(context, db, { actor, action: 'MANIFEST_WRITTEN', dayId, guestId: guest.id, after });
};

/** Call it with the booking locked. No effect if there is no such row. */
export const removeRow = async (
  context: Needs,
  db: Db,
  { guest, dayId }: Booking,
  place: number,
  actor: Actor,
): Promise<void> => {
  if (!(await deleteRow(db, { guestId: guest.id, place }))) return;
  const after = { listed: writtenOf(await findRows(db, guest.id)), guestCount: guest.guestCount };
  await recordChange(context, db, { actor, action: 'MANIFEST_REMOVED', dayId, guestId: guest.id, after });
};
