export const changedBooking = {
  /** Replaces the question whether to cancel: the operator has changed the booking since it was found. */
  notice: '그사이 예약이 변경되었습니다. 아래 내용을 확인해 주세요.',
} as const;
