import type { ErrorCode } from '#contract/errors';

/** The visitor's pages say these without a request too. */
export const closedDayText = {
  DAY_CLOSED: '예약이 마감되었습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  DAY_CANCELLED: '운항이 취소되어 예약할 수 없습니다. 다른 날짜를 선택해 주세요.',
  DAY_CHARTERED: '독선으로 예약된 날이라 다른 예약을 받을 수 없습니다. 다른 날짜를 선택해 주세요.',
  NOT_BOOKING_PERIOD: '예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  BOOKING_TIME_PASSED: '예약 시간이 지났습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
} satisfies Partial<Record<ErrorCode, string>>;
export type ClosedDayCode = keyof typeof closedDayText;
