import type { Mark, Passenger, Tick, TripAtSea } from './boarding.schema';
import { seoulToday, type DayDate } from '../day/calendar.rules';
import { firstKept } from '../day/retention.rules';

/** Trips ahead of today's that a device keeps. */
export const TRIPS_AHEAD = 2;

/** The trips of which a device may still know the passengers. */
export const keptTrips = (trips: readonly TripAtSea[], today: DayDate): TripAtSea[] =>
  trips.filter(({ day }) => day.date >= firstKept(today));

/** The ticks that a device may still send: none of a trip whose passengers it may not know any more. */
export const keptTicks = (ticks: readonly Tick[], today: DayDate): Tick[] =>
  ticks.filter(({ at }) => seoulToday(new Date(at)) >= firstKept(today));

/** Whether a mark sets its tick, or takes it back. */
export const isSet = (mark: Mark): boolean => mark === 'BOARDED' || mark === 'CALLED';

/** The time of a booking that a mark changes. */
export const timeOfMark = (mark: Mark): 'boardedAt' | 'calledAt' =>
  mark === 'BOARDED' || mark === 'UNBOARDED' ? 'boardedAt' : 'calledAt';

/** The passengers as they are after ticks that the server has not seen yet, in the order of the ticks. */
export const withTicks = <P extends Passenger>(passengers: readonly P[], ticks: readonly Tick[]): P[] =>
  passengers.map((passenger) =>
    ticks
      .filter(({ guestId }) => guestId === passenger.id)
      .reduce<P>((now, { mark, at }) => ({ ...now, [timeOfMark(mark)]: isSet(mark) ? at : null }), passenger),
  );

/** The people of all bookings, and of those with the tick. */
export const boardingTotals = (
  passengers: readonly Pick<Passenger, 'guestCount' | 'boardedAt'>[],
): { people: number; aboard: number } => {
  const sum = (of: typeof passengers): number => of.reduce((people, { guestCount }) => people + guestCount, 0);
  return { people: sum(passengers), aboard: sum(passengers.filter(({ boardedAt }) => boardedAt !== null)) };
};
