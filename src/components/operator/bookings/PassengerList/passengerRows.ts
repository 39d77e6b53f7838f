import type { Guest } from '#contract/booking/guest.schema';

export type Passenger = Pick<Guest, 'id' | 'name' | 'phone' | 'guestCount' | 'state' | 'memo'>;

export type PassengerGroup =
  | { kind: 'booking'; guest: Passenger; numbers: readonly number[] }
  | { kind: 'empty'; numbers: readonly number[] };

export const passengerGroups = (guests: readonly Passenger[], seats: number): PassengerGroup[] => {
  let next = 1;
  const take = (count: number): number[] => Array.from({ length: count }, () => next++);
  const booked = guests
    .filter(({ state }) => state !== 'CANCEL')
    .map((guest): PassengerGroup => ({ kind: 'booking', guest, numbers: take(guest.guestCount) }));
  const empty = take(Math.max(0, seats - (next - 1))).map((number): PassengerGroup => ({
    kind: 'empty',
    numbers: [number],
  }));
  return [...booked, ...empty];
};
