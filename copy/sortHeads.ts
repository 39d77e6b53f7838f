/** On a wide screen. */
export const sortHeads = {
  label: '정렬',
  ascending: '오름차순',
  descending: '내림차순',
  guests: { name: '이름', people: '인원', state: '상태', applied: '신청' },
  calls: { name: '이름', people: '인원', state: '상태', called: '통화' },
} as const;
