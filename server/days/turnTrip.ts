import type { ReserveDay } from '../../contract/day/day.schema';
import type { TripReason } from '../../contract/day/tripReason.schema';
import { forgetCallsOf } from '../bookings/bookings.repository';
import { forgetCancelledTrip, storeCancelledTrip } from '../bookings/trip.repository';
import type { Db } from '../db/tables';

/** A day before and after a plain change, and when and why it was changed. */
interface Turn {
  before: ReserveDay;
  after: ReserveDay;
  at: string;
  reason?: TripReason | undefined;
}

/**
 * What follows if a plain change of its day has cancelled a trip, or has ended its cancellation: calls that were ticked
 * before say nothing about it, and an earlier cancellation is over. The reason is stored as of a trip whose day was
 * cancelled already, so that there is nothing to restore. Lock the bookings before the day (`lockCallsOf`).
 */
export const turnTrip = async (db: Db, { before, after, at, reason }: Turn): Promise<void> => {
  if ((before.state === 'CANCEL') === (after.state === 'CANCEL')) return;
  await forgetCallsOf(db, after.id);
  const { id: dayId, memo } = after;
  if (after.state === 'CANCEL' && reason)
    await storeCancelledTrip(db, { dayId, at, reason, state: 'CANCEL', memo, memoAfter: memo });
  else await forgetCancelledTrip(db, dayId);
};
