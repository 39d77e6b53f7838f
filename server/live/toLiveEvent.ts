import { bookingChangeSchema, dayChangeSchema, type LiveEvent } from '../../contract/live/live.schema';
import type { LiveChange } from './bus';

/** Converts a change of the history into the event sent to screens; null for changes that no screen uses. */
export const toLiveEvent = ({ id, action, dayId, guestId, at }: LiveChange): LiveEvent | null => {
  const booking = bookingChangeSchema.safeParse(action);
  if (booking.success) return { event: 'booking', id, action: booking.data, dayId, guestId, at };
  const day = dayChangeSchema.safeParse(action);
  return day.success ? { event: 'day', id, action: day.data, dayId, at } : null;
};
