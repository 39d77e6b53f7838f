/** While the server cannot read the database, and for a refused file. */
export const outage = {
  title: '지금은 화면을 보여 드릴 수 없습니다',
  pageTitle: (store: string) => `잠시 이용할 수 없습니다 - ${store}`,
  unavailable: '서버가 잠시 응답하지 않습니다. 1분 뒤에 새로고침해 주세요.',
  failed: '일시적인 오류가 발생했습니다. 잠시 후 새로고침해 주세요.',
  /** For visitors who have already booked. */
  kept: '이미 하신 예약은 그대로 있습니다.',
  reload: '새로고침',
  /** A refused calendar file leads to this page. */
  file: '달력에 추가하지 못했습니다',
} as const;
