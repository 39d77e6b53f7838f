/** Changes by others, on the operator's screen. */
export const live = {
  said: {
    BOOKED: '새 예약이 들어왔습니다.',
    EDITED: '예약이 수정되었습니다.',
    PAID: '입금이 확인되었습니다.',
    CANCELLED: '예약이 취소되었습니다.',
    MOVED: '예약이 다른 날로 옮겨졌습니다.',
  },
  whom: (day: string, name: string, people: string) => `${day} ${name} ${people}`,
  /** Several changes of one kind: `새 예약 12건이 들어왔습니다.` */
  several: {
    BOOKED: (cases: string) => `새 예약 ${cases}이 들어왔습니다.`,
    EDITED: (cases: string) => `예약 ${cases}이 수정되었습니다.`,
    PAID: (cases: string) => `예약 ${cases}의 입금이 확인되었습니다.`,
    CANCELLED: (cases: string) => `예약 ${cases}이 취소되었습니다.`,
    MOVED: (cases: string) => `예약 ${cases}이 다른 날로 옮겨졌습니다.`,
  },
  /** Several kinds in one line: `새 예약 12건 · 예약 취소 1건`. */
  counted: {
    BOOKED: (cases: string) => `새 예약 ${cases}`,
    EDITED: (cases: string) => `예약 수정 ${cases}`,
    PAID: (cases: string) => `입금확인 ${cases}`,
    CANCELLED: (cases: string) => `예약 취소 ${cases}`,
    MOVED: (cases: string) => `일정 옮김 ${cases}`,
  },
} as const;
