/** The facts of a confirmation have changed since it was opened. */
export const changedMeanwhile = {
  title: '바뀌었습니다. 다시 확인해 주세요.',
  /** `입금할 금액 20만원 → 30만원` */
  fact: (term: string, before: string, now: string) => `${term} ${before} → ${now}`,
  terms: {
    day: '출조일',
    state: '상태',
    people: '인원',
    bookings: '예약',
    paidBookings: '그중 입금완료',
    paid: '입금',
    due: '입금할 금액',
    came: '들어온 금액',
    refund: '환불',
    ifCancelled: '취소하면 환불',
    /** Paid beyond the deposit after a change. */
    freed: '남는 예약금',
    receivers: '받는 예약',
  },
  none: '없음',
  look: '바뀐 내용 확인',
} as const;
