import type { GuestStateFilter } from '#contract/booking/guest.schema';
import { guest } from './guest';

/** Specification 2, 4. */
export const guestList = {
  title: '예약자',
  period: '기간',
  periods: { all: '전체', future: '출조 예정', today: '오늘', past: '출조 완료' },
  state: '상태',
  states: {
    '': '전체',
    BOOKED: '취소 제외',
    WATTING: '입금대기',
    COMPLETE: '입금완료',
    CANCEL: '취소',
    ...guest.deposit,
  } satisfies Record<GuestStateFilter | '', string>,
  keyword: '검색어',
  placeholder: '이름, 연락처, 예약번호',
  search: '검색',
  /** The filters hide every match. */
  elsewhere: (cases: string) => `다른 기간이나 상태에 ${cases}이 있습니다.`,
  showAll: '모두 보기',
  empty: '검색 결과가 없습니다.',
  clearKeyword: '검색어 지우기',
  toDays: '예약일정 보기',
  total: (cases: string) => `총 ${cases}`,
  oneDay: '한 출조일의 예약만 보고 있습니다.',
  allDays: '모든 출조일 보기',
  loadFailed: '예약자를 불러오지 못했습니다.',
  departs: '출조',
  pages: '쪽 이동',
  page: (number: number) => `${number}쪽`,
  first: '처음',
  previous: '이전',
  next: '다음',
  last: '마지막',
  deleteConfirm: '예약을 삭제하시겠습니까?',
  deleteWarning: '삭제한 내역은 되돌릴 수 없습니다.',
  /** The deleted booking has an open refund. */
  deleteOwed: (money: string) => `아직 환불하지 않은 금액이 ${money} 있습니다.`,
  deleteOwedHint: '삭제하면 이름과 연락처는 지워지고, 금액만 환불할 예약에 남습니다. 보낼 곳을 먼저 확인해 주세요.',
  deleteAction: '예약 삭제하기',
  deleted: '삭제되었습니다.',
} as const;
