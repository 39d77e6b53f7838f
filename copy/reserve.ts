import type { ShownState } from '#contract/day/day.rules';
import type { DayState } from '#contract/day/day.schema';

const label: Record<DayState, string> = { OPEN: '예약중', COMPLETE: '예약마감', CLOSE: '예약불가', CANCEL: '운항취소' };

/** One party has the whole boat. */
const charter = '독선';

export const dayState = {
  label,
  charter,
  shown: { ...label, CHARTER: charter } satisfies Record<ShownState, string>,
} as const;

/** For trips with a least number of people. */
export const sailing = {
  confirmed: '출항확정',
  least: (people: string) => `최소 ${people}`,
  missing: (people: string) => `${people} 더 모이면 출항`,
} as const;

export const reserve = {
  title: '예약일정',
  months: '월 선택',
  weekdays: '요일 선택',
  listLabel: (yearMonth: string) => `${yearMonth} 예약일정`,
  seatsLeft: '남은자리',
  pricePerPerson: (money: string) => `1인 ${money}`,
  free: '선비 무료',
  book: '예약하기',
  /** `11월 25일(수) 오후 8시 예약 시작` */
  opens: (instant: string) => `${instant} 예약 시작`,
  /** For days in a row: `12월 1일(화) 오후 8시에 1월 예약을 시작합니다.` */
  opensTogether: (instant: string, days: string) => `${instant}에 ${days} 예약을 시작합니다.`,
  openedTogether: (days: string) => `${days} 예약이 시작되었습니다.`,
  /** For a day that cannot be booked yet. */
  preview: '미리 보기',
  /** Time left until booking opens. */
  left: (minutes: number, seconds: number) => (minutes > 0 ? `${minutes}분 ${seconds}초` : `${seconds}초`),
  wait: '대기 신청',
  cannotBook: '예약할 수 없습니다',
  find: '예약 확인·취소',
  empty: '예약 가능한 날짜가 없습니다.',
  onlyOpen: '예약 가능한 날만',
  emptyFilter: '선택한 요일에 예약 가능한 날짜가 없습니다.',
  clearFilter: '모든 날 보기',
  viewMonth: (month: string) => `${month} 보기`,
  failed: '예약일정을 불러오지 못했습니다.',
  monthOver: (month: string) => `${month} 예약이 종료되었습니다.`,
  loading: '예약일정을 불러오는 중입니다.',
} as const;
