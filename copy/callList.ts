import type { MessageState } from '#contract/messages/message.schema';

export const callList = {
  open: '연락할 예약자',
  title: (day: string) => `${day} 연락`,
  list: '연락할 예약자',
  filter: '보기',
  all: (n: number) => `전체 ${n}`,
  unpaid: (n: number) => `미입금 ${n}`,
  /** Filter on a cancelled trip. */
  refund: (n: number) => `환불할 분 ${n}`,
  uncalled: (n: number) => `통화 전 ${n}`,
  /** Called by telephone; a sent message is another fact. */
  called: (n: number) => `통화함 ${n}`,
  refundSum: (cases: string, money: string) => `환불할 금액 ${money} · ${cases}`,
  tick: '통화함',
  calledAt: (instant: string) => `${instant} 통화`,
  text: '문자',
  move: '다른 날로 옮기기',
  message: {
    QUEUED: '메시지 보내는 중',
    SENT: '메시지 보냄',
    PARKED: '메시지 보내지 못함',
    DROPPED: '메시지 안 보냄',
  } satisfies Record<MessageState, string>,
  noMessage: '메시지 아직',
  empty: '연락할 예약자가 없습니다.',
  emptyOfFilter: '여기에 해당하는 예약자가 없습니다.',
  loadFailed: '연락할 예약자를 불러오지 못했습니다.',
  notFound: '등록되지 않은 출조일입니다.',
  back: '출조일',
} as const;

/** To all guests of a day. */
export const notice = {
  open: '모두에게 안내 보내기',
  title: '모두에게 보낼 안내',
  text: '안내 내용',
  preview: '예약자가 받는 글',
  nothing: '내용을 적으면 여기에 그대로 보입니다.',
  /** Carriers do not send these characters. */
  replaced: (characters: readonly string[]) => `문자로 보낼 수 없는 글자는 ?로 바뀝니다: ${characters.join(' ')}`,
  to: (cases: string) => `예약 ${cases}에 한 번씩 보냅니다. 보낸 뒤에는 되돌릴 수 없습니다.`,
  submit: (cases: string) => `${cases}에 보내기`,
  submitting: '보내는 중입니다',
  sent: (cases: string) => `${cases}에 안내를 보냅니다.`,
  close: '닫기',
  last: (instant: string, cases: string) => `마지막 안내 ${instant} · ${cases}`,
} as const;
