import type { ReserveDay } from '../../contract/day/day.schema';
import type { TripReason } from '../../contract/day/tripReason.schema';
import { forgetCallsOf } from '../bookings/bookings.repository';
import { forgetCancelledTrip, storeCancelledTrip } from '../bookings/trip.repository';
import type { Db } from '../db/tables';

interface Turn {
  before: ReserveDay;
  after: ReserveDay;
  at: string;
  reason?: TripReason | undefined;
}

/**
 * After a plain change of a day that has cancelled its trip, or ended the cancellation: earlier ticks of calls say
 * nothing about it, and an earlier cancellation is over. The reason is stored as of a trip whose day was cancelled
 * already, so that there is nothing to restore. Lock the bookings before the day (`lockCallsOf`).
 */
export const turnTrip = async (db: Db, { before, after, at, reason }: Turn): Promise<void> => {
  if ((before.state === 'CANCEL') === (after.state === 'CANCEL')) return;
  await forgetCallsOf(db, after.id);
  const { id: dayId, memo } = after;
  if (after.state === 'CANCEL' && reason)
    await storeCancelledTrip(db, { dayId, at, reason, state: 'CANCEL', memo, memoAfter: memo });
  else await forgetCancelledTrip(db, dayId);
};
