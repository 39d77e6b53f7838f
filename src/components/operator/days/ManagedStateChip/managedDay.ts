import { seoulToday } from '#contract/day/calendar.rules';
import { managedState, type ManagedState } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { admin } from '#copy/admin';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { waitingList } from '#copy/waiting';

interface ManagedDay {
  /** Position relative to today. */
  time: 'past' | 'today' | 'ahead';
  state: ManagedState;
  /** `12/20명` */
  seats: string;
  /** Reasons why visitors cannot book the free seats: a later opening, held seats. */
  notes: string[];
}

/** Facts of a day for the operator's cards. */
export const managedDay = (day: ReserveDay, now: Date): ManagedDay => {
  const today = seoulToday(now);
  const state = managedState(day, now);
  const opensAt = state === 'OPENS_LATER' ? day.opensAt : null;
  return {
    time: day.date < today ? 'past' : day.date === today ? 'today' : 'ahead',
    state,
    seats: admin.bookedOf(day.guestCount, day.totalCount),
    notes: [
      ...(opensAt === null ? [] : [reserve.opens(format.unbroken(format.spokenInstant(opensAt)))]),
      ...(day.heldCount > 0 ? [waitingList.held(format.people(day.heldCount))] : []),
    ],
  };
};
