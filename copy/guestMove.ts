/** The move of a booking to another day. */
export const guestMove = {
  title: '일정 옮기기',
  month: '월',
  days: '옮길 날짜',
  loading: '출조일을 불러오는 중입니다.',
  /** Only days with enough seats are listed. */
  none: (month: string, people: string) => `${month}에는 ${people}이 탈 수 있는 날이 없습니다.`,
  noneCharter: (month: string) => `${month}에는 독선으로 옮길 수 있는 빈 날이 없습니다.`,
  left: (people: string) => `남은자리 ${people}`,
  price: (money: string) => `선비 ${money}`,
  changes: '바뀌는 내용',
  date: '출조일',
  fee: '선비',
  deposit: '예약금',
  /** `12월 5일(토) → 12월 12일(토)` */
  arrow: (from: string, to: string) => `${from} → ${to}`,
  paid: '입금',
  due: '입금할 금액',
  extraDue: '추가 입금',
  notice: '옮기면 손님에게 안내 메시지를 보냅니다.',
  submit: '이 날로 옮기기',
  submitting: '옮기는 중입니다',
  moved: (day: string) => `${day}로 옮겼습니다.`,
  daysFailed: '출조일을 불러오지 못했습니다.',
  cancelled: '취소된 예약은 옮길 수 없습니다.',
  erased: '개인정보가 지워진 예약은 옮길 수 없습니다.',
} as const;
