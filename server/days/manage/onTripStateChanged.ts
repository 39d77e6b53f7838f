import type { ReserveDay } from '#contract/day/day.schema';
import type { TripReason } from '#contract/day/tripReason.schema';
import { forgetCallsOf } from '#server/bookings/bookings.repository';
import { forgetCancelledTrip, storeCancelledTrip } from '#server/bookings/trip/trip.repository';
import type { Db } from '#server/db/tables';

interface StateChange {
  before: ReserveDay;
  after: ReserveDay;
  at: string;
  reason?: TripReason | undefined;
}

/** Earlier calls were not about the new state. Lock the bookings before the day (`lockCallsOf`). */
export const onTripStateChanged = async (db: Db, { before, after, at, reason }: StateChange): Promise<void> => {
  if ((before.state === 'CANCEL') === (after.state === 'CANCEL')) return;
  await forgetCallsOf(db, after.id);
  const { id: dayId, memo } = after;
  if (after.state === 'CANCEL' && reason)
    await storeCancelledTrip(db, { dayId, at, reason, state: 'CANCEL', memo, memoAfter: memo });
  else await forgetCancelledTrip(db, dayId);
};
