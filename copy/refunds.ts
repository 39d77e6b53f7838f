/** Specification 9. */
export const refunds = {
  page: '환불',
  title: '환불할 예약',
  empty: '환불할 예약이 없습니다.',
  loadFailed: '환불할 예약을 불러오지 못했습니다.',
  sum: (cases: string, money: string) => `${cases} · ${money}`,
  tripOn: (day: string) => `${day} 출조`,
  trip: (day: string, people: string) => `${day} 출조 · ${people}`,
  /** With the booking's number, because the personal data were erased. */
  tripOf: (trip: string, number: string) => `${trip} · ${number}`,
  cancelled: (instant: string, by: string) => `${instant} ${by} 취소`,
  /** The booking now has fewer people, or moved to a trip with a smaller deposit. */
  changed: (instant: string) => `${instant} 예약 변경`,
  by: { visitor: '방문자', operator: '운영자', system: '자동 취소' },
  rate: (percent: number) => `예약금의 ${percent}%`,
  /** Parts with different rates, such as `10만원의 100%`. */
  parts: (texts: readonly string[]) => texts.join(', '),
  part: (freed: string, percent: number) => `${freed}의 ${percent}%`,
  /** On the row of a cancelled booking: `환불 20만원 (예약금의 100%)`. */
  owed: (money: string, rate: string) => `환불 ${money} (${rate})`,
  /** For a paid booking that is to be cancelled. */
  owedNow: (percent: number, money: string) =>
    percent > 0
      ? `지금 취소하면 예약금의 ${percent}%인 ${money}을 환불합니다.`
      : '지금 취소하면 환불하는 금액이 없습니다.',
  /** Includes the refund of an earlier change. */
  owedWithAgreed: (money: string) => `지금 취소하면 먼저 정한 환불을 더해 모두 ${money}을 환불합니다.`,
  nothing: '환불 없음',
  mark: '환불 완료로 표시',
  confirm: '환불 완료로 표시하시겠습니까?',
  confirmHint: '잘못 표시했으면 되돌릴 수 있습니다.',
  whom: (name: string, money: string) => `${name} · ${money}`,
  /** In place of a deleted booking's name. */
  deleted: '삭제된 예약',
  whose: (name: string, trip: string) => `${name} (${trip})`,
  /** On the day before the personal data of the trip are erased. */
  erasedSoon: '오늘 밤 이름과 연락처가 지워집니다. 오늘 환불해 주세요.',
  goBack: '돌아가기',
  done: (instant: string) => `${instant} 환불 완료`,
  /** Below the open ones. */
  doneTitle: '이번 달 환불 내역',
  doneFailed: '이번 달 환불 내역을 불러오지 못했습니다.',
  undo: '되돌리기',
  marked: '환불 완료로 표시되었습니다.',
} as const;
