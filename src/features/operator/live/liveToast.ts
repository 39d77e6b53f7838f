import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { LiveEvent } from '#contract/live/live.schema';
import { format } from '#copy/format';
import { live as copy } from '#copy/live';
import { peopleText } from '#copy/tripText';

export type BookingEvent = Extract<LiveEvent, { event: 'booking' }>;
/** Deletions and refunds are the operator's own work. */
const ANNOUNCED = ['BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MOVED'] as const;
export type AnnouncedAction = (typeof ANNOUNCED)[number];
export type AnnouncedEvent = BookingEvent & { action: AnnouncedAction; guestId: number };

export const isAnnounced = (event: BookingEvent): event is AnnouncedEvent =>
  event.guestId !== null && ANNOUNCED.some((action) => action === event.action);

/** `새 예약이 들어왔습니다. 12월 5일(토) 김바다 2명`; without a readable booking the first sentence only. */
export const liveText = (action: AnnouncedAction, guest: ManagedGuest | null): string =>
  guest?.name
    ? `${copy.said[action]} ${copy.whom(format.day(guest.date), guest.name, peopleText(guest))}`
    : copy.said[action];

/** `새 예약 12건이 들어왔습니다.`, or of several kinds `새 예약 12건 · 예약 취소 1건`. */
export const countedText = (events: readonly Pick<AnnouncedEvent, 'action'>[]): string => {
  const kinds = ANNOUNCED.map((action) => ({
    action,
    count: events.filter((event) => event.action === action).length,
  })).filter(({ count }) => count > 0);
  const words = kinds.length > 1 ? copy.counted : copy.several;
  return kinds.map(({ action, count }) => words[action](format.cases(count))).join(' · ');
};
