import { bookingChangeSchema, dayChangeSchema, type LiveEvent } from '../../contract/live/live.schema';
import type { LiveChange } from './bus';

/** A change of the history as screens hear of it; null for what no screen follows. */
export const toLiveEvent = ({ id, action, dayId, guestId, at }: LiveChange): LiveEvent | null => {
  const booking = bookingChangeSchema.safeParse(action);
  if (booking.success) return { event: 'booking', id, action: booking.data, dayId, guestId, at };
  const day = dayChangeSchema.safeParse(action);
  return day.success ? { event: 'day', id, action: day.data, dayId, at } : null;
};
