/** A page with unsaved changes is about to be left. */
export const leaving = {
  ask: '저장하지 않고 나가시겠습니까?',
  consequence: '고친 내용이 사라집니다.',
  leave: '저장하지 않고 나가기',
  stay: '계속 고치기',
} as const;
