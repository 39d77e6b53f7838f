import type { GuestState } from '../contract/guest/guest.schema';

export const guestState: Record<GuestState, string> = { WATTING: '입금대기', COMPLETE: '입금완료', CANCEL: '취소' };

export const guest = {
  listTitle: '예약자 목록',
  empty: '예약자가 없습니다.',
  count: (cases: string, people: string) => `${cases} · ${people}`,
  number: (no: string) => `예약번호 ${no}`,
  /** What was paid: headcount and price may have changed since. */
  paid: (money: string) => `입금 ${money}`,
  requested: (instant: string) => `${instant} 신청`,
  /** Stands for the name of a booking whose personal data were deleted after the trip. */
  erased: '삭제된 개인정보',
  /** Whom a dialog asks about: `김바다 · 2026년 12월 5일(토) · 2명`. */
  whom: (name: string, day: string, people: string) => `${name} · ${day} · ${people}`,
  call: (name: string) => `${name} 전화 걸기`,
  text: (name: string) => `${name} 문자 보내기`,
  pay: '입금확인',
  cancel: '예약취소',
  edit: '수정',
  delete: '삭제',
  refunded: '환불 완료',
  payConfirm: '입금완료로 표시하시겠습니까?',
  payAction: '입금완료로 표시하기',
  cancelConfirm: '예약을 취소하시겠습니까?',
  cancelAction: '예약 취소하기',
  goBack: '돌아가기',
  seatsReturn: (people: string) => `${people}분 자리의 예약을 다시 받습니다.`,
  paidWarning: '입금이 확인된 예약입니다. 환불이 필요한지 확인해 주세요.',
  changed: '변경되었습니다.',
  cancelled: '취소되었습니다.',
} as const;
