/** What a screen reader says when seats change while a visitor looks. */
export const seats = {
  day: (day: string, seatsLeft: string) => `${day} ${seatsLeft}`,
  days: (count: number) => `출조일 ${count}일의 남은자리가 바뀌었습니다.`,
} as const;
