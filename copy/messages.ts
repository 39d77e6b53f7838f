import { isoWeek, yearMonthOf, type DayDate } from '#contract/day/calendar.rules';
import type { TripReason } from '#contract/day/tripReason.schema';
import type { MessageAudience, MessageFailure, MessageKind, MessageState } from '#contract/messages/message.schema';
import { weekdayLetter } from './format';
import { moreDue } from './guestState';
import { standing } from './lookup';

/** `12/5(토)`: short, because messages are limited in length. */
export const messageDate = (date: DayDate): string =>
  `${yearMonthOf(date).month}/${Number(date.slice(8, 10))}(${weekdayLetter(isoWeek(date))})`;

/** The server joins the sentences that apply. */
export const guestMessage = {
  test: (store: string | null) =>
    `${store === null ? '' : `[${store}] `}시험 메시지입니다. 예약 메시지가 이 번호로 옵니다.`,
  sender: (store: string) => `[${store}]`,
  booked: (name: string, day: string, people: string) => `${name}님 ${day} ${people} 예약이 신청되었습니다.`,
  confirmed: (name: string, day: string, people: string) => `${name}님 ${day} ${people} 예약이 확정되었습니다.`,
  callUs: (tel: string | null) => `예약 변경과 취소는 전화로 알려 주세요.${tel === null ? '' : ` ${tel}`}`,
  edited: (name: string, day: string, people: string) => `${name}님 ${day} ${people}, 예약이 변경되었습니다.`,
  moved: (name: string, from: string, to: string, people: string) =>
    `${name}님 예약이 ${from}에서 ${to}로 옮겨졌습니다. ${people}.`,
  /** `입금하실 예약금 20만원(선비 40만원 중).` */
  pay: (label: string, money: string, of: string | null) => `${label} ${money}${of === null ? '' : `(${of})`}.`,
  /** A guest who has paid before is asked only for the rest. */
  payMore: (deposit: string) => `${moreDue} ${deposit}.`,
  /** Follows the deposit. */
  payBy: (instant: string) => `입금기한 ${instant}까지.`,
  account: (bank: string) => `입금 계좌 ${bank}.`,
  payer: (name: string) => `입금자명 ${name}.`,
  number: (no: string) => `예약번호 ${no}`,
  paid: (day: string, people: string) => `입금이 확인되어 예약이 확정되었습니다. ${day} ${people}.`,
  cancelled: (day: string) => `${day} 예약이 취소되었습니다.`,
  tripCancelled: (day: string) => `${day} 운항이 취소되었습니다.`,
  tripCancelledBy: (day: string, cause: string) => `${day} 출조는 ${cause} 운항이 취소되었습니다.`,
  tripRestored: (name: string, day: string, people: string) =>
    `${name}님, 앞서 보내 드린 운항 취소 안내를 바로잡습니다. ${day} ${people} 예약은 그대로입니다.`,
  /** The link follows. `until` is when the offer ends. */
  offer: (name: string, day: string, people: string, until: string) =>
    `${name}님, 기다리시던 ${day} ${people} 자리가 났습니다. ${until}까지 아래 주소에서 예약해 주세요. 그 뒤에는 다음 분께 넘어갑니다.`,
  reminder: (name: string, day: string, people: string) =>
    `${name}님 ${day} ${people} 예약의 입금기한이 얼마 남지 않았습니다.`,
  deadlinePassed: (name: string, day: string, people: string) =>
    `${name}님 ${day} ${people} 예약이 취소되었습니다. 입금기한까지 입금이 확인되지 않았습니다.`,
  paidAlready: (tel: string | null) => `이미 입금하셨으면 전화로 알려 주세요.${tel === null ? '' : ` ${tel}`}`,
  /** The link follows. */
  manifest: '승선자명부를 출항 전까지 아래 주소에서 써 주세요.',
  manifestMissing: (name: string, day: string, people: number, written: number) =>
    `${name}님 ${day} 출조의 승선자명부를 ${people}명 중 ${written}명만 쓰셨습니다. 출항 전까지 아래 주소에서 써 주세요.`,
  refund: (amount: string) => `환불 예정 금액 ${amount}`,
  noRefund: '환불되는 금액이 없습니다.',
  refundWithdrawn: standing.refundWithdrawn,
} as const;

/** In the stored text: the link alone could accept the offer, or open the passenger list. */
export const keptLink = '(링크)';

/** To all guests of a day. */
export const noticeText = (store: string, text: string): string => `${guestMessage.sender(store)} ${text}`;
export const tripCause: Record<TripReason, string> = {
  WEATHER: '기상 악화로',
  TOO_FEW: '최소 인원에 못 미쳐',
  MAINTENANCE: '기관 점검으로',
  OTHER: '선박 사정으로',
};

/** `[새 예약] 12/5(토) 김바다 2명 010-0000-0001` */
export const operatorMessage: Record<MessageKind, string> = {
  BOOKED: '[새 예약]',
  EDITED: '[예약 수정]',
  PAID: '[입금 확인]',
  CANCELLED: '[예약 취소]',
  MOVED: '[일정 변경]',
  NOTICE: '[안내]',
  TRIP_CANCELLED: '[운항 취소]',
  TRIP_RESTORED: '[운항 재개]',
  OFFER: '[자리 안내]',
  REMINDER: '[입금기한 안내]',
  DEADLINE_PASSED: '[미입금 자동 취소]',
};

/** Authors of AlimTalk templates write them between `#{` and `}`. */
export const templateVariable = {
  store: '상호',
  name: '이름',
  day: '출조일',
  movedFrom: '옮기기전출조일',
  people: '인원',
  deposit: '예약금',
  due: '입금할금액',
  bank: '계좌',
  number: '예약번호',
  refund: '환불금액',
  phone: '연락처',
  departAt: '출항시각',
  meetAt: '집합시각',
  notice: '안내',
  payBy: '입금기한',
  payer: '입금자명',
  tripReason: '취소사유',
  until: '자리기한',
  link: '링크',
} as const;

export const messageKind: Record<MessageKind, string> = {
  BOOKED: '예약 신청 안내',
  EDITED: '예약 변경 안내',
  PAID: '예약 확정 안내',
  CANCELLED: '예약 취소 안내',
  MOVED: '일정 변경 안내',
  NOTICE: '출조일 안내',
  TRIP_CANCELLED: '운항 취소 안내',
  TRIP_RESTORED: '운항 취소 정정 안내',
  OFFER: '대기자 자리 안내',
  REMINDER: '입금기한 안내',
  DEADLINE_PASSED: '미입금 자동 취소 안내',
};
export const messageAudience: Record<MessageAudience, string> = { guest: '예약자', operator: '운영자' };
export const messageState: Record<MessageState, string> = {
  QUEUED: '보내는 중',
  SENT: '보냄',
  PARKED: '보내지 못함',
  DROPPED: '발송 안 함',
};
export const messageFailure: Record<MessageFailure, string> = {
  TIMEOUT: '발송 업체가 응답하지 않아 도착했는지 알 수 없습니다.',
  UNREACHABLE: '발송 업체에 연결하지 못했습니다.',
  PROVIDER: '발송 업체에 오류가 있었습니다.',
  REFUSED: '발송 업체가 받지 않았습니다. 설정과 잔액을 확인해 주세요.',
  NO_RECIPIENT: '받을 번호가 없습니다.',
  LIMIT: '한 시간에 보낼 수 있는 수를 넘어 보내지 않았습니다.',
  HANDLED: '운영자가 처리 완료로 표시했습니다.',
  LOST: '보내는 도중에 서버가 멈추었습니다. 도착했는지 알 수 없습니다.',
};
export const messages = {
  title: '보내지 못한 메시지',
  empty: '보내지 못한 메시지가 없습니다.',
  shown: '메시지 상태',
  sentTitle: '보낸 메시지',
  sentEmpty: '보낸 메시지가 없습니다.',
  queuedTitle: '보내는 중인 메시지',
  queuedEmpty: '보내는 중인 메시지가 없습니다.',
  droppedTitle: '보내지 않은 메시지',
  droppedEmpty: '보내지 않은 메시지가 없습니다.',
  retry: '다시 보내기',
  resolve: '처리 완료',
  resolved: '처리 완료로 표시했습니다.',
  retried: '다시 보냅니다.',
} as const;
