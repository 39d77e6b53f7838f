import type { ReserveDay } from '../../../../contract/day/day.schema';
import { dayState } from '../../../../copy/reserve';

/** Days that visitors cannot book come after those that they can, and closed ones last. */
const ORDER = { OPEN: 0, COMPLETE: 1, CLOSE: 2, CANCEL: 3 } as const satisfies Record<ReserveDay['state'], number>;

/** Days in their order, those that take no bookings last. */
export const closedLast = <Day extends Pick<ReserveDay, 'state'>>(days: readonly Day[]): Day[] =>
  [...days].sort((one, other) => ORDER[one.state] - ORDER[other.state]);

/** State and memo of a day that visitors cannot book: `예약불가 · 선박 정기 점검`; empty for an open one. */
export const stateInWords = ({ state, memo }: Pick<ReserveDay, 'state' | 'memo'>): string =>
  state === 'OPEN' ? '' : [dayState.label[state], memo].filter((part) => part !== '').join(' · ');
