/** For screen readers, when seats change on the visitor's screen. */
export const seats = {
  day: (day: string, seatsLeft: string) => `${day} ${seatsLeft}`,
  days: (count: number) => `출조일 ${count}일의 남은자리가 바뀌었습니다.`,
} as const;
