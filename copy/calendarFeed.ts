/** The operator's calendar, to which a phone subscribes. */
export const calendarFeed = {
  /** The name of the calendar in the phone. */
  name: (store: string) => `${store} 출조`.trim(),
  /** `갈치 12/20 · 7물`, after the state if the trip is not a usual one: `운항취소 · 갈치 12/20 · 7물`. */
  event: (facts: { mark: string | null; fish: string; taken: number; total: number; tide: string | null }) =>
    [facts.mark, `${facts.fish} ${facts.taken}/${facts.total}`.trim(), facts.tide].filter(Boolean).join(' · '),
  seats: (taken: number, total: number) => `예약 ${taken}명 / 정원 ${total}명`,
} as const;
