/** The effect of pressing again, after a missing response. */
export const againText = {
  book: '다시 누르셔도 한 번만 예약됩니다.',
  join: '다시 누르셔도 한 번만 신청됩니다.',
  cancel: '다시 누르셔도 한 번만 취소됩니다.',
  claim: '다시 누르셔도 한 번만 전해집니다.',
  add: '다시 누르셔도 한 번만 추가됩니다.',
  send: '다시 누르셔도 한 번만 보냅니다.',
} as const;
