import type { Guest } from '#contract/booking/guest.schema';
import { withEmptyPlaces } from '#contract/manifest/manifest.rules';
import type { ManifestParty, ManifestRow } from '#contract/manifest/manifest.schema';

export type Passenger = Pick<Guest, 'id' | 'name' | 'phone' | 'guestCount' | 'state' | 'memo'>;

type ListedRow = Pick<ManifestRow, 'place' | 'person'>;
export type PassengerGroup =
  | { kind: 'booking'; guest: Passenger; numbers: readonly number[]; rows: readonly ListedRow[] }
  | { kind: 'empty'; numbers: readonly number[] };

/** Each group has as many `rows` as `numbers`. */
export const passengerGroups = (
  guests: readonly Passenger[],
  seats: number,
  parties: readonly Pick<ManifestParty, 'id' | 'rows'>[] = [],
): PassengerGroup[] => {
  let next = 1;
  const take = (count: number): number[] => Array.from({ length: count }, () => next++);
  const booked = guests
    .filter(({ state }) => state !== 'CANCEL')
    .map((guest): PassengerGroup => ({
      kind: 'booking',
      guest,
      numbers: take(guest.guestCount),
      rows: withEmptyPlaces<ListedRow>(
        parties.find(({ id }) => id === guest.id)?.rows ?? [],
        guest.guestCount,
        (place) => ({ place, person: null }),
      ),
    }));
  const empty = take(Math.max(0, seats - (next - 1))).map((number): PassengerGroup => ({
    kind: 'empty',
    numbers: [number],
  }));
  return [...booked, ...empty];
};
