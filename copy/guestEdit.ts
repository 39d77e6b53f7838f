/** Specification 2, 5. */
export const guestEdit = {
  title: '예약 수정',
  advice: '예약 수정은 권장하지 않습니다. 취소 후 새로 예약해 주세요.',
  notice: '저장하면 예약 안내 메시지가 다시 발송됩니다.',
  name: '예약자',
  tel: '휴대폰 번호',
  headcount: '인원',
  most: (people: string) => `최대 ${people}`,
  deposit: '예약금',
  fee: '선비',
  paid: '입금',
  due: (name: string) => `입금할 금액 · ${name}`,
  extraDue: (name: string) => `추가 입금 · ${name}`,
  /** After an edit to fewer people. */
  refundChoice: (tooMuch: string) => `남는 예약금 ${tooMuch} 중 돌려줄 금액`,
  byPolicy: (percent: number, money: string) => `규정 ${percent}% · ${money}`,
  inFull: (money: string) => `전액 · ${money}`,
  /** The open refund of an earlier change. */
  agreed: '먼저 정한 환불',
  /** `20만원 → 10만원` */
  arrow: (from: string, to: string) => `${from} → ${to}`,
  /** Includes the refund of an earlier change. */
  refundsTogether: (money: string) => `저장하면 먼저 정한 환불을 더해 모두 ${money}이 환불할 예약의 목록에 표시됩니다.`,
  refundHint: '저장하면 환불할 예약의 목록에 표시됩니다.',
  tooMany: (chosen: string, most: string) =>
    `다른 예약이 들어와 ${chosen}은 저장할 수 없습니다. ${most} 이하로 선택해 주세요.`,
  submit: '저장',
  submitting: '저장하는 중입니다',
  saved: '예약이 수정되었습니다.',
  cancelled: '취소된 예약은 수정할 수 없습니다.',
  loadFailed: '예약 정보를 불러오지 못했습니다.',
} as const;
