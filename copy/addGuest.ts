/** For bookings taken by telephone. */
export const addGuest = {
  open: '예약 추가',
  title: '예약 추가',
  /** The days with seats. */
  day: '출조일',
  choose: '출조일을 눌러 주세요.',
  noDays: '남은자리가 있는 출조일이 없습니다.',
  seats: (people: string) => `${people} 남음`,
  close: '닫기',
  name: '예약자 이름',
  tel: '휴대폰 번호',
  headcount: '인원',
  left: (people: string) => `남은자리 ${people}`,
  /** One party has the whole boat. */
  charter: '독선으로 받습니다',
  charterFollows: '이 날은 독선으로 표시되고 다른 예약을 받지 않습니다. 예약을 취소하면 다시 열립니다.',
  totalPrice: '총 선비 (만원)',
  totalReservePrice: '총 예약금 (만원)',
  /** `비워 두면 정원 20명분 400만원입니다.` */
  totalHint: (seats: string, money: string) => `비워 두면 정원 ${seats}분 ${money}입니다.`,
  memo: '메모',
  /** `예약금 20만원을 받았습니다` */
  paid: (deposit: string) => `예약금 ${deposit}을 받았습니다`,
  /** The label if there is no deposit. */
  confirmed: '예약을 바로 확정합니다',
  message: '예약 안내 메시지를 보냅니다',
  /** The number already has a booking on that day; another one is allowed. */
  already: (name: string, people: string) => `이 번호로 예약한 내역이 있습니다. (${name} ${people})`,
  /** The form was sent before with other values, and that request created a booking. */
  alreadyAdded: '방금 보낸 예약은 이미 추가되었습니다. 목록을 확인하고, 다른 예약이면 다시 눌러 주세요.',
  full: '남은자리가 없어 예약을 추가할 수 없습니다.',
  chartered: '독선으로 예약된 날이라 다른 예약을 추가할 수 없습니다.',
  submit: '예약 추가하기',
  submitting: '추가하는 중입니다',
  added: (name: string, people: string) => `${name}님 ${people} 예약을 추가했습니다.`,
} as const;
