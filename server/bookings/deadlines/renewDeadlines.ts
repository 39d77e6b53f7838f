import { deadlineAfterLoss, type LostTime } from '#contract/booking/deadline.rules';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDaysById } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { recordChange, type Actor } from '#server/history/recordChange';
import { updateBooking, type Booking } from '../bookings.repository';
import { deadlineAgain } from './deadline';

/** Deadlines that ended in lost time get the rest of their time. Call it with the bookings locked. */
export const renewDeadlines = async (
  context: Pick<Context, 'clock' | 'bus'>,
  db: Db,
  late: readonly Booking[],
  actor: Actor,
  lost: LostTime | null = null,
): Promise<void> => {
  if (late.length === 0) return;
  const policy = await findLogic(db);
  const days = new Map(
    (
      await findDaysById(
        db,
        late.map(({ dayId }) => dayId),
      )
    ).map((day) => [day.id, day]),
  );
  for (const { guest, dayId } of late) {
    const day = days.get(dayId);
    if (!day) throw new Error('a booking without a day');
    const { date, departAt } = day;
    const { reservePrice } = guest;
    const payBy = lost
      ? (deadlineAfterLoss(guest.payBy ?? '', lost, day, policy)?.toISOString() ?? null)
      : deadlineAgain(guest, { date, departAt, reservePrice }, policy, context.clock());
    if (!(await updateBooking(db, guest, { payBy }))) continue;
    const facts = { before: { payBy: guest.payBy }, after: { payBy } };
    await recordChange(context, db, { actor, action: 'EXTENDED', dayId, guestId: guest.id, ...facts });
  }
};
