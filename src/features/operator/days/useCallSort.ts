import { inWorkOrder } from '#contract/booking/guest.rules';
import { calledState } from '#contract/notice/notice.rules';
import type { CalledGuest } from '#contract/notice/notice.schema';
import { byName, byNumber, useSorted } from './useSorted';

interface Placed {
  guest: CalledGuest;
  place: number;
}
const COMPARE = {
  name: byName(({ guest }: Placed) => guest.name),
  people: byNumber(({ guest }: Placed) => guest.guestCount),
  state: byNumber(({ place }: Placed) => place),
  called: byNumber(({ guest }: Placed) => Number(guest.calledAt !== null)),
};

export const useCallSort = (guests: readonly CalledGuest[]) => {
  const places = new Map(
    inWorkOrder(guests.map((guest) => ({ ...guest, state: calledState(guest) }))).map((guest, place) => [
      guest.id,
      place,
    ]),
  );
  const { rows, heads } = useSorted(
    guests.map((guest) => ({ guest, place: places.get(guest.id) ?? 0 })),
    COMPARE,
  );
  return { guests: rows.map(({ guest }) => guest), heads };
};
