import { useState } from 'react';
import { inWorkOrder } from '../../../../contract/booking/guest.rules';
import type { ManagedGuest } from '../../../../contract/booking/guest.schema';
import type { GuestOrder, GuestSortKey } from '../../../components/operator/GuestRows/GuestSort';

const names = new Intl.Collator('ko');
type Compare = (one: ManagedGuest, other: ManagedGuest) => number;

/** How two bookings compare, for each heading; bookings that are equal stay in the order of the work. */
const COMPARE: Record<Exclude<GuestSortKey, 'state'>, Compare> = {
  name: (one, other) => names.compare(one.name, other.name),
  people: (one, other) => one.guestCount - other.guestCount,
  applied: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
};

/** The bookings in a chosen order; by state is the order of the work, from its other end if descending. */
export const sortedGuests = (guests: readonly ManagedGuest[], sorted: GuestOrder | null): ManagedGuest[] => {
  const work = inWorkOrder(guests);
  if (!sorted) return work;
  const { by, order } = sorted;
  if (by === 'state') return order === 'ascending' ? work : work.toReversed();
  const compare = COMPARE[by];
  return work.toSorted((one, other) => (order === 'ascending' ? compare(one, other) : compare(other, one)));
};

/** The bookings of a trip as the headings of the list sort them; at first in the order of the work. */
export const useGuestSort = (guests: readonly ManagedGuest[]) => {
  const [sorted, onSort] = useState<GuestOrder | null>(null);
  return { guests: sortedGuests(guests, sorted), heads: { sorted, onSort } };
};
