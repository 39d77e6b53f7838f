/** The operator's pending tasks of today. */
export const attention = {
  title: '지금 처리할 일',
  nothing: '지금 처리할 일이 없습니다.',
  loadFailed: '처리할 일을 불러오지 못했습니다.',
  unpaidSoon: (cases: string, days: number) => `${days}일 안에 출조하는 입금대기 ${cases}`,
  unpaidSoonHint: '입금을 확인하거나 전화해 주세요.',
  paidOnCancelledDays: (cases: string) => `운항취소된 날의 입금완료 ${cases}`,
  paidOnCancelledDaysHint: '전화로 알리고 예약을 취소해 주세요.',
  openRefunds: (cases: string, money: string) => `환불할 예약 ${cases} · ${money}`,
  openRefundsHint: '환불한 뒤 완료로 표시해 주세요.',
  parkedMessages: (cases: string) => `보내지 못한 메시지 ${cases}`,
  parkedMessagesHint: '다시 보내거나 처리 완료로 표시해 주세요.',
  day: (day: string, cases: string) => `${day} ${cases}`,
} as const;
