import { inWorkOrder } from '#contract/booking/guest.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { byName, byNumber, useSorted } from '#src/features/operator/search/useSorted';

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

export const useGuestSort = (guests: readonly ManagedGuest[]) => {
  const { rows, heads } = useSorted(
    inWorkOrder(guests).map((guest, place) => ({ guest, place })),
    COMPARE,
  );
  return { guests: rows.map(({ guest }) => guest), heads };
};
