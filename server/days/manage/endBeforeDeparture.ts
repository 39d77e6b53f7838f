import { lastInstantOf } from '#contract/booking/deadline.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { updateBooking } from '#server/bookings/bookings.repository';
import { findDueAfter } from '#server/bookings/deadlines/overdue.repository';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { recordChange, type Operator } from '#server/history/recordChange';
import { findEntries, updateEntry } from '#server/waiting/waiting.repository';

/**
 * An earlier departure shortens deadlines; a later one extends nothing. Lock the bookings (`lockCallsOf`), then the
 * day.
 */
export const endBeforeDeparture = async (
  { clock, bus }: Pick<Context, 'clock' | 'bus'>,
  db: Db,
  { before, after }: { before: ReserveDay; after: ReserveDay },
  actor: Operator,
): Promise<void> => {
  if (before.departAt === after.departAt) return;
  const policy = await findLogic(db);
  const last = lastInstantOf(after, policy);
  if (last >= lastInstantOf(before, policy)) return;
  const now = clock();
  const end = (last > now ? last : now).toISOString();
  const payBy = last > now ? end : null;
  const { id: dayId } = after;
  for (const { guest } of await findDueAfter(db, dayId, end)) {
    if (!(await updateBooking(db, guest, { payBy }))) continue;
    const facts = { before: { payBy: guest.payBy }, after: { payBy } };
    await recordChange({ clock, bus }, db, { actor, action: 'SHORTENED', dayId, guestId: guest.id, ...facts });
  }
  for (const entry of await findEntries(db, dayId, ['OFFERED']))
    if ((entry.holdUntil ?? '') > end) await updateEntry(db, entry, { holdUntil: end });
};
