/** The bulk update of a range of days (specification 2, 5). */
export const bulk = {
  title: '일괄 변경',
  edit: '수정',
  start: '시작일',
  end: '종료일',
  fish: '어종',
  totalCount: '정원',
  price: '선비(만원)',
  reservePrice: '예약금(만원)',
  submit: '변경하기',
  submitting: '변경하는 중입니다',
  keeps: '상태와 메모, 예약은 그대로 두고 어종과 정원, 금액만 변경합니다. 없는 날은 새로 등록합니다.',
  confirm: '선택한 기간의 일정을 모두 변경하시겠습니까?',
  goBack: '돌아가기',
  range: (from: string, to: string) => `${from}부터 ${to}까지`,
  /** What is written on every day, joined into one line. */
  plannedFish: (fish: string) => `어종 ${fish}`,
  plannedSeats: (people: string) => `정원 ${people}`,
  plannedPrice: (money: string) => `선비 ${money}`,
  plannedReservePrice: (money: string) => `예약금 ${money}`,
  noFish: '어종이 비어 있습니다. 이대로 변경하면 선택한 모든 날의 어종이 비게 됩니다.',
  created: (days: number) => `새로 등록하는 날 ${days}일`,
  changed: (days: number) => `변경되는 날 ${days}일`,
  booked: (days: number) => `그중 예약이 있는 날 ${days}일`,
  bookedDay: (day: string, people: string) => `${day} ${people}`,
  bookedMore: (days: number) => `외 ${days}일`,
  /** Days of the range that are as asked already. */
  same: (days: number) => `이미 같아서 그대로인 날 ${days}일`,
  /** Several days with more guests than the new seats. */
  crowded: (days: string) => `정원은 예약된 인원보다 적을 수 없습니다. (${days})`,
  noneBooked: '예약이 있는 날은 없습니다.',
  /** 건 counts bookings; `3일의` could be read as the third of the month. */
  done: (days: number) => `${days}일분의 일정이 변경되었습니다.`,
} as const;
