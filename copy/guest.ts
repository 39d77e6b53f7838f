import type { DepositMark } from '#contract/booking/guest.schema';

export const guest = {
  listTitle: '예약자 목록',
  empty: '예약자가 없습니다.',
  count: (cases: string, people: string) => `${cases} · ${people}`,
  number: (no: string) => `예약번호 ${no}`,
  /** The amount that was paid; headcount and price may have changed since. */
  paid: (money: string) => `입금 ${money}`,
  /** `입금할 금액 20만원` */
  due: (money: string) => `입금할 금액 ${money}`,
  /** For people added after the payment. */
  extraDue: (money: string) => `추가 입금 ${money}`,
  depositor: (name: string) => `입금자명 ${name}`,
  /** A question for the operator: the bank account must show this depositor and amount. */
  dueFrom: (name: string, money: string) => `${name} 이름으로 ${money}이 입금되었는지 확인해 주세요.`,
  /** The personal data were erased. */
  dueOf: (money: string) => `${money}이 입금되었는지 확인해 주세요.`,
  requested: (instant: string) => `${instant} 신청`,
  /** In place of a name that was erased after the trip. */
  erased: '삭제된 개인정보',
  /** `김바다 · 2026년 12월 5일(토) · 2명` */
  whom: (name: string, day: string, people: string) => `${name} · ${day} · ${people}`,
  payBy: (instant: string) => `입금기한 ${instant}`,
  deposit: { CLAIMED: '입금했다고 함', OVERDUE: '입금기한 지남', DUE_TODAY: '오늘 마감' } satisfies Record<
    DepositMark,
    string
  >,
  call: (name: string) => `${name} 전화 걸기`,
  text: (name: string) => `${name} 문자 보내기`,
  pay: '입금확인',
  payMore: '추가 입금확인',
  more: '더 보기',
  memo: '메모',
  extend: '기한 연장',
  extendConfirm: '입금기한을 하루 연장하시겠습니까?',
  extendHint: '예약자에게 따로 알리지 않습니다. 전화나 문자로 알려 주세요. 예약 마감과 출항 시각을 넘지는 않습니다.',
  extendAction: '하루 연장하기',
  extended: '입금기한을 연장했습니다.',
  unpay: '입금확인 되돌리기',
  unrefund: '환불 완료 되돌리기',
  cancel: '예약취소',
  edit: '수정',
  move: '일정 옮기기',
  delete: '삭제',
  refunded: '환불 완료',
  payConfirm: '입금완료로 표시하시겠습니까?',
  payAction: '입금완료로 표시하기',
  unpayConfirm: '입금확인을 되돌리시겠습니까?',
  unpayHint: '마지막 입금확인을 지웁니다. 확인 메시지를 이미 보냈으면 예약자께 전화해 주세요.',
  unrefundConfirm: '환불 완료를 되돌리시겠습니까?',
  unrefundHint: '환불할 예약의 목록에 다시 표시됩니다.',
  memoTitle: '예약 메모',
  memoLabel: '메모(50자 이내)',
  memoHint: '운영자에게만 보이며 승선자 명단에 인쇄됩니다.',
  memoAction: '메모 저장하기',
  memoSaved: '메모가 저장되었습니다.',
  cancelConfirm: '예약을 취소하시겠습니까?',
  cancelAction: '예약 취소하기',
  goBack: '돌아가기',
  seatsReturn: (people: string) => `${people}분 자리의 예약을 다시 받습니다.`,
  paidWarning: '입금이 확인된 예약입니다. 환불이 필요한지 확인해 주세요.',
  /** Replace `seatsReturn` if the day does not just sell the seats again. */
  seatsReopen: (people: string) => `${people}분 자리가 생겨 예약중으로 변경됩니다.`,
  seatsStayClosed: '이 날은 예약을 받지 않으므로 자리를 다시 팔지 않습니다.',
  seatsOfNoTrip: '운항하지 않는 날이므로 자리를 다시 팔지 않습니다.',
  paidDone: (name: string) => `${name ? `${name}님 ` : ''}예약이 입금완료로 변경되었습니다.`,
  unpaid: '입금확인이 취소되었습니다.',
  unrefunded: '환불 완료 표시가 취소되었습니다.',
  cancelled: '취소되었습니다.',
} as const;
