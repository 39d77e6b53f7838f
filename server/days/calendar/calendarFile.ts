import type { ConfigInfo } from '#contract/config/config.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { timesOf, type TripTimes } from '#contract/day/times.rules';
import type { TidePhase } from '#contract/day/tide.rules';
import { calendarFile as texts } from '#copy/calendarFile';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { dayState } from '#copy/reserve';
import { timesAndArrival } from '#copy/tripTimes';
import { spanOf } from './spanOf';
import { written } from './written';

/** 09:00 on the day before, in hours before midnight. */
const ALARM_HOURS_BEFORE = 15;

/** An event begins at the departure or at midnight. */
const alarmBefore = (times: TripTimes) => {
  if (times.departAt === null) return { before: true, hours: ALARM_HOURS_BEFORE };
  const [hours = 0, minutes = 0] = times.departAt.split(':').map(Number);
  return { before: true, hours: ALARM_HOURS_BEFORE + hours, minutes };
};

export interface CalendarScene {
  day: ReserveDay;
  /** The default times. */
  policy: TripTimes;
  info: Pick<ConfigInfo, 'name' | 'tel' | 'address'>;
  phase: TidePhase | null;
  /** ISO instant of the deposit's deadline; null if there is nothing to pay. */
  payBy: string | null;
  /** Address of the trip's page. */
  url: string;
  now: Date;
}

/**
 * An iCalendar file with a reminder the day before: from departure to return, or an all-day event in Seoul if the
 * departure is unknown. Contains only public data, and the deadline of the booking's deposit.
 */
export const calendarFile = ({ day, policy, info, phase, payBy, url, now }: CalendarScene): string => {
  const title = texts.title(info.name || frame.noStore, day.fish);
  const cancelled = day.state === 'CANCEL';
  const times = timesOf(day, policy);
  const lines = [
    cancelled ? dayState.label.CANCEL : timesAndArrival(times).join(' · '),
    payBy && !cancelled && texts.payBy(format.spokenInstant(payBy)),
    phase && pages.tide(phase.name, format.lunar(phase.lunar)),
    info.tel && frame.tel(info.tel),
    url,
  ];
  // The library's types lack `timestamp`, which sets the file's DTSTAMP.
  const event = {
    uid: `trip-${day.id}@${new URL(url).hostname}`,
    timestamp: now.getTime(),
    ...spanOf(day.date, times),
    title,
    description: lines.filter(Boolean).join('\n'),
    ...(info.address ? { location: info.address } : {}),
    url,
    status: cancelled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    alarms: [
      {
        action: 'display' as const,
        description: texts.alarm(title),
        trigger: alarmBefore(times),
      },
    ],
  };
  return written([event], { productId: '-//fishing-boat-booking//KO', calName: title });
};
