/** The columns of the operator's CSV file of bookings, in order. */
export const guestCsv = {
  columns: {
    number: '예약번호',
    date: '출조일',
    week: '요일',
    name: '예약자',
    phone: '연락처',
    people: '인원',
    charter: '독선',
    state: '상태',
    createdAt: '예약일시',
    payer: '입금자명',
    payBy: '입금기한',
    claimedAt: '입금 알림 일시',
    paidAt: '입금확인일시',
    cancelledAt: '취소일시',
    cancelledBy: '취소한 사람',
    refundRate: '환불률(%)',
    refundAmount: '환불 금액(만원)',
    refundedAt: '환불일시',
    memo: '메모',
  },
  cancelledBy: { visitor: '방문자', operator: '운영자', system: '자동 취소' },
  /** The file name without extension: bookings of a day, or results of a search on a date. */
  dayFile: (date: string) => `예약자 ${date}`,
  searchFile: (date: string) => `예약자 검색 ${date}`,
} as const;
