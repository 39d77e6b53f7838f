import { createEvent } from 'ics';
import type { ConfigInfo } from '../../contract/config/config.schema';
import { addDays, type DayDate } from '../../contract/day/calendar.rules';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { TidePhase } from '../../contract/day/tide.rules';
import { receipt } from '../../copy/booking';
import { format } from '../../copy/format';
import { frame } from '../../copy/frame';
import { pages } from '../../copy/pages';
import { dayState } from '../../copy/reserve';

/** 09:00 on the day before: an all-day event begins at midnight. */
const ALARM_HOURS_BEFORE = 15;

const datePart = (date: DayDate): [number, number, number] => date.split('-').map(Number) as [number, number, number];

export interface CalendarScene {
  day: ReserveDay;
  info: Pick<ConfigInfo, 'name' | 'tel' | 'address'>;
  phase: TidePhase | null;
  /** Address of the trip's page. */
  url: string;
  now: Date;
}

/**
 * A trip as an iCalendar file: an all-day event in Seoul, because the time of departure is not known, with a reminder
 * the day before. Contains public data of the trip only, nothing about the booking.
 */
export const calendarFile = ({ day, info, phase, url, now }: CalendarScene): string => {
  const title = pages.calendarTitle(info.name || frame.noStore, day.fish);
  const cancelled = day.state === 'CANCEL';
  const lines = [
    cancelled ? dayState.label.CANCEL : receipt.arrive,
    phase && pages.tide(phase.name, format.lunar(phase.lunar)),
    info.tel && frame.tel(info.tel),
    url,
  ];
  // The library's types lack `timestamp`, which sets the file's DTSTAMP.
  const event = {
    uid: `trip-${day.id}@${new URL(url).hostname}`,
    timestamp: now.getTime(),
    start: datePart(day.date),
    end: datePart(addDays(day.date, 1)),
    title,
    description: lines.filter(Boolean).join('\n'),
    ...(info.address ? { location: info.address } : {}),
    url,
    status: cancelled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    productId: '-//fishing-boat-booking//KO',
    calName: title,
    alarms: [
      {
        action: 'display' as const,
        description: pages.calendarAlarm(title),
        trigger: { before: true, hours: ALARM_HOURS_BEFORE },
      },
    ],
  };
  const { error, value } = createEvent(event);
  if (error || value === null) throw error ?? new Error('no calendar file');
  return value;
};
