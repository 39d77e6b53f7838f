import type { Mark, Passenger, Tick, TripAtSea } from './boarding.schema';
import { seoulToday, type DayDate } from '../day/calendar.rules';
import { firstKept } from '../day/retention.rules';

/** Trips after today's that a device stores. */
export const TRIPS_AHEAD = 2;

/** Privacy: trips whose passengers a device may still store. */
export const storableTrips = (trips: readonly TripAtSea[], today: DayDate): TripAtSea[] =>
  trips.filter(({ day }) => day.date >= firstKept(today));

/** Drops ticks of trips whose passengers the device may no longer store. */
export const storableTicks = (ticks: readonly Tick[], today: DayDate): Tick[] =>
  ticks.filter(({ at }) => seoulToday(new Date(at)) >= firstKept(today));

export const isSet = (mark: Mark): boolean => mark === 'BOARDED' || mark === 'CALLED';

export const timeOfMark = (mark: Mark): 'boardedAt' | 'calledAt' =>
  mark === 'BOARDED' || mark === 'UNBOARDED' ? 'boardedAt' : 'calledAt';

/** Applies unsent ticks in order. */
export const withTicks = <P extends Passenger>(passengers: readonly P[], ticks: readonly Tick[]): P[] =>
  passengers.map((passenger) =>
    ticks
      .filter(({ guestId }) => guestId === passenger.id)
      .reduce<P>((now, { mark, at }) => ({ ...now, [timeOfMark(mark)]: isSet(mark) ? at : null }), passenger),
  );

export const boardingTotals = (
  passengers: readonly Pick<Passenger, 'guestCount' | 'boardedAt'>[],
): { people: number; aboard: number } => {
  const sum = (of: typeof passengers): number => of.reduce((people, { guestCount }) => people + guestCount, 0);
  return { people: sum(passengers), aboard: sum(passengers.filter(({ boardedAt }) => boardedAt !== null)) };
};

/** Of the passenger list (승선자명부); null while the policy is off. */
export const listedTotals = (
  passengers: readonly Pick<Passenger, 'guestCount' | 'listed'>[],
): { people: number; written: number } | null => {
  if (!passengers.some(({ listed }) => listed !== undefined)) return null;
  return passengers.reduce(
    (sum, { guestCount, listed = [] }) => ({
      people: sum.people + guestCount,
      written: sum.written + listed.length,
    }),
    { people: 0, written: 0 },
  );
};
