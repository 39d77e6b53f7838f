import type { ReserveDay } from '#contract/day/day.schema';
import { dayState } from '#copy/reserve';

const ORDER = { OPEN: 0, COMPLETE: 1, CLOSE: 2, CANCEL: 3 } as const satisfies Record<ReserveDay['state'], number>;

export const closedLast = <Day extends Pick<ReserveDay, 'state'>>(days: readonly Day[]): Day[] =>
  [...days].sort((one, other) => ORDER[one.state] - ORDER[other.state]);

/** `예약불가 · 선박 정기 점검`; empty for an open day. */
export const stateInWords = ({ state, memo }: Pick<ReserveDay, 'state' | 'memo'>): string =>
  state === 'OPEN' ? '' : [dayState.label[state], memo].filter((part) => part !== '').join(' · ');
