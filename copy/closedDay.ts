import type { ShownState } from '#contract/day/day.rules';
import type { ErrorCode } from '#contract/errors';

/** Visitors' pages also show these without a request. */
export const closedDayText = {
  DAY_CLOSED: '예약이 마감되었습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  DAY_CANCELLED: '운항이 취소되어 예약할 수 없습니다. 다른 날짜를 선택해 주세요.',
  DAY_CHARTERED: '독선으로 예약된 날이라 다른 예약을 받을 수 없습니다. 다른 날짜를 선택해 주세요.',
  NOT_BOOKING_PERIOD: '예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
  BOOKING_TIME_PASSED: '예약 시간이 지났습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
} satisfies Partial<Record<ErrorCode, string>>;
export type ClosedDayCode = keyof typeof closedDayText;

type Closed = Exclude<ShownState, 'OPEN'>;

/** The page of a day that cannot be booked. */
export const closedDay = {
  title: {
    COMPLETE: '예약이 마감되었습니다.',
    CLOSE: '예약을 받지 않는 날입니다.',
    CANCEL: '운항이 취소되었습니다.',
    CHARTER: '독선으로 예약된 날입니다.',
  } satisfies Record<Closed, string>,
  opensLater: '예약 시작 전입니다.',
  hint: {
    COMPLETE: '다른 날짜를 선택하거나 전화로 문의해 주세요.',
    CLOSE: '다른 날짜를 선택하거나 전화로 문의해 주세요.',
    CANCEL: '이미 예약하신 분은 예약 확인·취소에서 환불을 확인해 주세요.',
    CHARTER: '한 일행이 배 전체를 예약하여 다른 예약을 받지 않습니다.',
  } satisfies Record<Closed, string>,
  waitHint: '자리가 나면 대기 신청하신 순서대로 문자로 알려 드립니다.',
  /** Above a day that can be booked. */
  next: (fish: string) => `예약 가능한 ${fish} 출조`,
  nextOther: '예약 가능한 다른 출조',
} as const;
