/** On a wide screen. */
export const sortHeads = {
  label: '정렬',
  ascending: '오름차순',
  descending: '내림차순',
  guests: { name: '이름', people: '인원', state: '상태', applied: '신청' },
  deposits: { name: '이름', day: '출조일', due: '입금할 금액', payBy: '입금기한' },
  calls: { name: '이름', people: '인원', state: '상태', called: '통화' },
  waiting: { number: '순번', name: '이름', state: '상태', people: '인원' },
  statement: { name: '입금자', date: '입금일', amount: '금액' },
} as const;
