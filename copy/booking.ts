import { REFUND_STEPS } from '#contract/booking/refund.rules';

/** Several screens show these. */
export const booking = {
  title: '예약하기',
  trip: '출조 정보',
  date: '출조일',
  fish: '어종',
  /** `7명 이상` */
  moreHeadcounts: (people: string) => `${people} 이상`,
  fee: '선비',
  deposit: '예약금',
  feePerPerson: (money: string) => `선비 1인 ${money}`,
  /** Above the large sum. */
  due: '입금하실 예약금',
  /** If the deposit is the whole fare. */
  dueFare: '입금하실 선비',
  /** Beside the large sum. */
  ofFare: (money: string) => `선비 ${money} 중`,
  perPerson: (money: string, people: string) => `1인 ${money} × ${people}`,
  /** End of a sentence about the fare or the rest of it, unless the policy says something else. */
  payRest: '출조 당일에 내시면 됩니다.',
  rest: (money: string, payRest: string) => `나머지 선비 ${money}은 ${payRest}`,
  noDeposit: (payRest: string) => `예약금이 없는 출조입니다. 선비는 ${payRest}`,
  free: '선비를 받지 않는 출조입니다.',
  freeFee: '무료',
  noDepositShort: '예약금 없음',
  noticeTitle: '예약 전 확인 사항',
  noticeDeposit: (each: string) => `예약금 1인 ${each}을 입금하셔야 확정됩니다.`,
  noticeRest: (payRest: string) => `나머지 선비는 ${payRest}`,
  noticePayBy: (instant: string) => `지금 예약하시면 ${instant}까지 입금해 주세요.`,
  bank: '입금 계좌',
  bankIs: (bank: string) => `입금 계좌: ${bank}`,
  /** If the operator has saved no account. */
  noBank: '입금하실 계좌는 전화로 알려 드립니다.',
  copyAccount: '계좌번호 복사',
  refundDates: '날짜 보기',
  refundUntil: (day: string) => `${day}까지`,
  refundFrom: (day: string) => `${day}부터`,
  refundBefore: (days: number) => `${days}일 전까지 취소`,
  refundLate: (days: number) => `${days}일 전부터 당일까지 취소`,
  refund: '환불',
  wholeRefund: '전액',
  noRefund: '환불 불가',
  weatherRefund: '운항이 취소되면 전액 환불해 드립니다.',
  booked: '예약이 신청되었습니다.',
  loadFailed: '예약 정보를 불러오지 못했습니다.',
  dayGone: '예약할 수 있는 날짜가 아닙니다. 목록에서 다른 날짜를 선택해 주세요.',
} as const;

export const receipt = {
  title: '예약이 신청되었습니다.',
  cancelledTitle: '취소된 예약입니다.',
  bookingNumber: '예약번호',
  copyNumber: '예약번호 복사',
  payTitle: '입금 안내',
  payer: '입금자명',
  copyAmount: '금액 복사',
  copyPayer: '입금자명 복사',
  unpaid: '입금이 확인되지 않으면 예약이 취소될 수 있습니다.',
  payBy: '입금기한',
  until: (instant: string) => `${instant}까지`,
  detailTitle: '예약 내역',
  date: '출조일',
  headcount: '인원',
  name: '예약자',
  tel: '연락처',
  createdAt: '예약일시',
  noticeTitle: '안내',
  times: '시간',
  weather: '기상 상황에 따라 일정이 변경될 수 있습니다.',
  duplicates: '신청이 겹치면 먼저 신청하신 분이 우선입니다.',
  cancelByPhone: '예약 취소는 전화로 문의해 주세요.',
  cancelByPhoneOrFind: '취소: 예약 확인·취소, 전화',
  privacy: '개인정보는 출조일 3일 후 삭제됩니다.',
} as const;

/** `환불: 7일 전까지 전액`, `3일 전까지 50%`, `그 뒤 없음`. */
export const refundFacts = REFUND_STEPS.map(({ daysBefore, percent }, at) => {
  const share = percent === 100 ? booking.wholeRefund : percent === 0 ? '없음' : `${percent}%`;
  return `${at === 0 ? '환불: ' : ''}${daysBefore === null ? '그 뒤' : `${daysBefore}일 전까지`} ${share}`;
});

/** The form was sent before with other content, and that request created a booking. */
export const earlier = {
  title: '먼저 보내신 신청이 예약되었습니다.',
  what: '신청이 두 번 왔습니다. 처음 내용으로 예약되었고 나중 내용은 예약되지 않았습니다.',
  change: '인원이나 이름을 바꾸시려면 전화로 문의해 주세요.',
  factsTitle: '예약된 내용',
} as const;
