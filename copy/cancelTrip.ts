import type { TripReason } from '#contract/day/tripReason.schema';

/** The operator's choices. */
export const tripReason: Record<TripReason, string> = {
  WEATHER: '기상 악화',
  TOO_FEW: '최소 인원 미달',
  MAINTENANCE: '기관 점검',
  OTHER: '기타',
};

export const cancelTrip = {
  why: (day: string) => `${day} 운항취소`,
  what: '이렇게 처리합니다',
  reason: '사유',
  memo: '방문자에게 보일 메모(50자 이내)',
  memoShort: '메모',
  /** The memo until the operator types another one. */
  memoOf: {
    WEATHER: '기상 악화로 출항하지 않습니다.',
    TOO_FEW: '최소 인원이 모이지 않아 출항하지 않습니다.',
    MAINTENANCE: '기관 점검으로 출항하지 않습니다.',
    OTHER: '선박 사정으로 출항하지 않습니다.',
  } satisfies Record<TripReason, string>,
  next: '다음',
  back: '이전',
  leave: '돌아가기',
  confirm: '운항 취소하기',
  facts: {
    bookings: '취소할 예약',
    staying: '남는 예약',
    bookingsValue: (cases: string, people: string) => `${cases} · ${people}`,
    paid: '그중 입금완료',
    refund: '환불할 금액',
    refundValue: (amount: string) => `${amount} (전액)`,
    messages: '보낼 메시지',
    someone: '있음',
  },
  noBookings: '예약이 없습니다. 이날을 운항취소로 변경합니다.',
  choice: '예약',
  choices: { all: '모두 취소하고 알리기', keep: '그대로 두기' },
  keepFollows: '상태만 바뀝니다. 예약은 목록에 남고 메시지는 보내지 않으니, 예약하신 분께 전화로 알려 주세요.',
  /** Bookings that stayed when only the day's state was changed. */
  rest: {
    open: '남은 예약 모두 취소',
    why: (day: string) => `${day} 남은 예약 취소`,
    confirm: '모두 취소하기',
    done: (cases: string) => `남은 예약 ${cases}을 취소하고 메시지를 보냅니다.`,
  },
  done: (cases: string) => `운항을 취소했습니다. 예약 ${cases}을 취소하고 메시지를 보냅니다.`,
  doneAlone: '운항을 취소했습니다.',
  undo: {
    title: '운항을 취소했습니다',
    until: (reason: string, until: string) => `${reason} · ${until}까지 되돌릴 수 있습니다.`,
    action: '운항취소 되돌리기',
    asked: '운항취소를 되돌리시겠습니까?',
    follows:
      '출조일과 예약이 취소 전으로 돌아갑니다. 취소 메시지를 받은 분께 다시 알립니다. 그사이 환불하거나 옮긴 예약은 그대로입니다.',
    done: (cases: string) => `되돌렸습니다. 예약 ${cases}이 다시 살아났습니다.`,
    kept: (cases: string) => `환불한 예약 ${cases}은 취소된 채로 남았습니다.`,
  },
} as const;
