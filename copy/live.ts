/** What an open screen of the operator hears from others. */
export const live = {
  said: {
    BOOKED: '새 예약이 들어왔습니다.',
    EDITED: '예약이 수정되었습니다.',
    PAID: '입금이 확인되었습니다.',
    CANCELLED: '예약이 취소되었습니다.',
  },
  whom: (day: string, name: string, people: string) => `${day} ${name} ${people}`,
  /** Several at once. */
  many: (cases: string) => `예약 ${cases}이 변경되었습니다.`,
} as const;
