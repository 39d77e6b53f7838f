/** Before a booking on a day that the operator has closed. */
export const closedDayQuestion = {
  ask: (day: string) => `${day}은 예약을 받지 않는 날입니다. 그래도 하시겠습니까?`,
  goBack: '돌아가기',
} as const;
