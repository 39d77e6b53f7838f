/** A date without a trip in the operator's calendar. */
export const createDay = {
  title: (day: string) => `${day}에는 등록된 출조일이 없습니다.`,
  hint: '이 날짜에 출조하려면 출조일을 등록해 주세요.',
  create: '출조일 등록',
} as const;
