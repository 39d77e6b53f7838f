import { useState } from 'react';
import { extraDue, inWorkOrder } from '#contract/booking/guest.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { byName, byNumber, useSorted } from './useSorted';

interface Placed {
  guest: ManagedGuest;
  place: number;
}
const COMPARE = {
  name: byName(({ guest }: Placed) => guest.name),
  people: byNumber(({ guest }: Placed) => guest.guestCount),
  state: byNumber(({ place }: Placed) => place),
  applied: byNumber(({ guest }: Placed) => Date.parse(guest.createdAt)),
};

/** Above this number of bookings the list has a search, and folds bookings that were paid when the page was opened. */
const FEW = 12;
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const finds =
  (keyword: string) =>
  ({ name, phone, guestId }: ManagedGuest): boolean =>
    name.includes(keyword) ||
    (/^[\d\s-]+$/.test(keyword) && [phone, guestId].some((number) => digitsOf(number).includes(digitsOf(keyword))));
const isSettled = (guest: ManagedGuest): boolean => guest.state === 'COMPLETE' && extraDue(guest) === 0;

export const useDayGuests = (guests: readonly ManagedGuest[]) => {
  const [keyword, onSearch] = useState('');
  // A payment confirmed now does not move its row.
  const [settled] = useState(() => new Set(guests.filter(isSettled).map(({ id }) => id)));
  const { rows, heads } = useSorted(
    inWorkOrder(guests).map((guest, place) => ({ guest, place })),
    COMPARE,
  );
  const isLong = guests.length > FEW;
  const list = rows.map(({ guest }) => guest).filter((guest) => !isLong || finds(keyword)(guest));
  const folds = isLong && keyword === '' && heads.sorted === null;
  const isFolded = (guest: ManagedGuest): boolean => folds && settled.has(guest.id) && isSettled(guest);
  return {
    guests: list.filter((guest) => !isFolded(guest)),
    folded: list.filter(isFolded),
    heads,
    search: isLong ? { value: keyword, onSearch } : null,
  };
};
