/** On the completion and the lookup; apart from the list's own texts, which load with its page. */
export const manifestCard = {
  title: '승선자명부',
  before: (people: string) => `출항 전까지 ${people} 모두 적어 주세요.`,
  beforeOne: '출항 전까지 적어 주세요.',
  open: '승선자명부 쓰기',
  opening: '명부를 여는 중입니다',
} as const;
