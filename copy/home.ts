export const home = {
  near: '가까운 출조',
  nearEmpty: '가까운 날짜에 예약할 수 있는 자리가 없습니다.',
  nearEmptyHint: '다음 일정은 예약일정에서 확인해 주세요.',
  all: '전체 일정',
  steps: '예약 순서',
  stepList: [
    { name: '날짜 선택', text: '어종과 남은자리를 보고 출조일을 고릅니다.' },
    { name: '예약 신청', text: '예약자와 휴대폰 번호를 입력합니다.' },
    { name: '예약금 입금', text: '예약금을 입금하셔야 예약이 확정됩니다.' },
  ],
  /** The last step; its text says how long before departure. */
  boarding: '승선',
} as const;
