/** In the calendar of a visitor's phone. */
export const calendarFile = {
  /** `새벽호 갈치 출조` */
  title: (store: string, fish: string) => `${store} ${fish}`.trim().concat(' 출조'),
  /** For a booking with a deposit to pay. */
  payBy: (instant: string) => `예약금 입금기한은 ${instant}까지입니다.`,
  alarm: (title: string) => `내일은 ${title}입니다.`,
} as const;
