/** The headings that sort the bookings of a trip on a wide screen. */
export const guestSort = {
  label: '정렬',
  name: '이름',
  people: '인원',
  state: '상태',
  applied: '신청',
  ascending: '오름차순',
  descending: '내림차순',
} as const;
