import type { Guest } from '#contract/booking/guest.schema';
import type { Collected } from '#contract/day/draw.schema';
import type { Context } from '#server/context';
import { AppError } from '#server/errors';
import { collector } from '#server/bookings/make/collect.service';
import type { BookingRequest } from '#server/bookings/make/decideBooking';
import { bookingCreator } from '#server/bookings/make/makeBookings.service';
import type { Draws } from './followDraws';

/** Between two steps of a request, a draw may end and another request may arrive. */
const ATTEMPTS = 5;

/** After the draw the same request gets its outcome; a new one waits until all drawn requests are served. */
export const requestSeats = (
  context: Context,
  draws: Draws,
): ((request: BookingRequest) => Promise<{ guest: Guest } | { collected: Collected }>) => {
  const create = bookingCreator(context);
  const collect = collector(context);
  return async (request) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const guest = await create(request);
      if (guest !== 'DRAW') return { guest };
      const collected = await collect(request);
      if (!collected) continue;
      const drawAt = new Date(collected.drawAt);
      if (drawAt > context.clock()) {
        draws.expect(request.draft.id ?? 0, drawAt);
        return { collected };
      }
      await draws.now(request.draft.id ?? 0);
    }
    throw new AppError('UNAVAILABLE');
  };
};
