import type { Standing } from '#contract/booking/standing.rules';

export const lookup = {
  title: '예약 확인·취소',
  number: '예약번호',
  numberExample: '0000-0000-0000',
  password: '비밀번호',
  passwordHint: '예약하실 때 등록하신 비밀번호입니다.',
  submit: '예약 찾기',
  submitting: '예약을 찾는 중입니다',
  forgotten: '예약번호를 잊으셨다면 전화로 문의해 주세요.',
  off: '인터넷으로는 예약을 확인할 수 없습니다.',
  offHint: '예약 확인과 취소는 전화로 문의해 주세요.',
  detailTitle: '예약 내역',
  refundTitle: '환불 안내',
  deposit: '예약금',
  paid: '입금하신 예약금',
  refundLead: '지금 취소하시면',
  refundTail: '이 환불됩니다.',
  noRefund: '환불되는 금액이 없습니다.',
  /** `percent` is null if the parts of the refund have different rates. */
  refundShare: (paid: string, percent: number | null) =>
    percent === null ? `입금하신 예약금 ${paid} 중` : `입금하신 예약금 ${paid}의 ${percent}%`,
  notPaid: '아직 입금이 확인되지 않은 예약입니다.',
  /** A recent payment may be unconfirmed, so the text does not exclude a refund. */
  paidUnseen: (percent: number) =>
    percent > 0
      ? `이미 입금하셨다면 확인한 뒤 예약금의 ${percent}%를 환불해 드립니다.`
      : '오늘 취소하시면 이미 입금하신 예약금은 환불되지 않습니다.',
  refundOver: '오늘은 환불해 드리는 기간이 지났습니다.',
  cancel: '예약 취소',
  confirm: '예약을 취소하시겠습니까?',
  confirmAction: '예약 취소하기',
  goBack: '돌아가기',
  trip: (date: string, people: string) => `${date} · ${people}`,
  cancelled: '취소되었습니다.',
} as const;

/** Bookings of this browser, above the form of the lookup. */
export const ownBookings = {
  title: '이 기기에서 하신 예약',
  hint: '누르시면 예약번호가 입력됩니다.',
  forget: '목록 지우기',
} as const;

const title: Record<Standing, string> = {
  unpaid: '입금을 기다리고 있습니다.',
  paid: '예약이 확정되었습니다.',
  moreDue: '추가 입금을 기다리고 있습니다.',
  tripCancelled: '운항이 취소되었습니다.',
  cancelled: '취소된 예약입니다.',
  departed: '출조가 끝난 예약입니다.',
};

/** `50%인 35만원`; null if the parts of the refund have different rates. */
const shareText = (percent: number | null, amount: string): string =>
  percent === null ? amount : `${percent}%인 ${amount}`;

export const standing = {
  title,
  trip: (day: string, people: string) => `${day} · ${people}`,
  /** The visitor has said that the deposit was paid. */
  claimedTitle: '입금을 확인하고 있습니다.',
  unpaidNext: '입금이 확인되면 예약이 확정됩니다. 이미 입금하셨다면 확인될 때까지 기다려 주세요.',
  paidAmount: (money: string) => `예약금 ${money}의 입금이 확인되었습니다.`,
  /** A paid booking now has more people, or moved to a day with a higher deposit. */
  moreDueNext: '예약이 바뀌어 예약금이 더 필요합니다. 이미 추가로 입금하셨다면 확인될 때까지 기다려 주세요.',
  fullRefund: (money: string) => `입금하신 ${money}을 전액 환불해 드립니다.`,
  nothingToPay: '예약금을 입금하지 않으셔도 됩니다. 이미 입금하셨다면 전액 환불해 드립니다.',
  /** The booking of a cancelled trip is active again, on its own day or on another one. In messages too. */
  refundWithdrawn: '운항 취소로 안내해 드린 환불은 하지 않으며, 입금하신 예약금은 이 예약에 그대로 씁니다.',
  nothingToDo: '따로 하실 일은 없습니다.',
  byVisitor: (day: string) => `${day}에 직접 취소하셨습니다.`,
  bySystem: (day: string) => `입금기한까지 입금이 확인되지 않아 ${day}에 자동으로 취소되었습니다.`,
  byOperator: (day: string) => `${day}에 운영자가 취소했습니다.`,
  neverPaid: '입금이 확인되기 전에 취소되었습니다. 이미 입금하셨다면 전화로 알려 주세요.',
  refundOwed: (paid: string, percent: number | null, amount: string) =>
    `입금하신 ${paid} 중 ${shareText(percent, amount)}을 돌려드립니다. 보내 드리면 여기에 날짜가 나옵니다.`,
  /** An active booking now has fewer people than were paid for, or moved to a day with a lower deposit. */
  editRefundOwed: (tooMuch: string, percent: number | null, amount: string) =>
    `예약이 바뀌어 ${tooMuch}이 남았습니다. 그중 ${shareText(percent, amount)}을 돌려드립니다.`,
  editRefundNone: (tooMuch: string) => `예약이 바뀌어 남은 ${tooMuch}은 환불 규정에 따라 돌려드릴 수 없습니다.`,
  refundDone: (day: string, amount: string) => `${day}에 운영자가 ${amount}을 환불해 드렸습니다.`,
  refundNone: (paid: string) => `입금하신 ${paid}은 환불 규정에 따라 돌려드릴 수 없습니다.`,
} as const;
