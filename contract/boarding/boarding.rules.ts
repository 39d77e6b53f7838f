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

type Party = Pick<Passenger, 'guestCount' | 'boardedAt' | 'aboard'>;

/** The places of a party, from 1. */
export const placesOf = ({ guestCount }: Pick<Party, 'guestCount'>): number[] =>
  Array.from({ length: guestCount }, (_, index) => index + 1);

/** The places of those aboard. */
export const placesAboard = (party: Party): readonly number[] =>
  party.boardedAt === null ? (party.aboard ?? []) : placesOf(party);

/** Some or all of the party are aboard. */
export const isAnyoneAboard = (party: Party): boolean => placesAboard(party).length > 0;

/** The party after a tick of these places. */
export const afterBoarding = <P extends Party>(
  party: P,
  { places, mark, at }: { places: readonly number[]; mark: Mark; at: string },
): P => {
  const before = placesAboard(party);
  const aboard = placesOf(party).filter((place) => (places.includes(place) ? isSet(mark) : before.includes(place)));
  const isWhole = aboard.length === party.guestCount;
  return {
    ...party,
    boardedAt: isWhole ? (party.boardedAt ?? at) : null,
    aboard: isWhole || aboard.length === 0 ? undefined : aboard,
  };
};

const afterTick = <P extends Passenger>(party: P, { mark, at, place }: Tick): P =>
  timeOfMark(mark) === 'calledAt'
    ? { ...party, calledAt: isSet(mark) ? at : null }
    : afterBoarding(party, { places: place === undefined ? placesOf(party) : [place], mark, at });

/** Applies unsent ticks in order. */
export const withTicks = <P extends Passenger>(passengers: readonly P[], ticks: readonly Tick[]): P[] =>
  passengers.map((passenger) =>
    ticks.filter(({ guestId }) => guestId === passenger.id).reduce<P>(afterTick, passenger),
  );

export const boardingTotals = (passengers: readonly Party[]): { people: number; aboard: number } => ({
  people: passengers.reduce((people, { guestCount }) => people + guestCount, 0),
  aboard: passengers.reduce((people, party) => people + placesAboard(party).length, 0),
});

/** Counts the people on the passenger list (승선자명부); null while the policy is off. */
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
