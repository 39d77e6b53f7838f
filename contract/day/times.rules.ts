import { addDays, seoulToday, type DayDate } from './calendar.rules';

/** `HH:MM` in Seoul; `meetAt` is in minutes before departure. */
export interface TripTimes {
  departAt: string | null;
  returnAt: string | null;
  meetAt: number | null;
}

/** A day with its own departure has its own return too: the default belongs to the default departure. */
export const timesOf = (day: TripTimes, policy: TripTimes): TripTimes => ({
  departAt: day.departAt ?? policy.departAt,
  returnAt: day.returnAt ?? (day.departAt === null ? policy.returnAt : null),
  meetAt: day.meetAt ?? policy.meetAt,
});

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${hour}:${minute}`;
};

/** Null also if it is before midnight. */
export const meetTime = ({ departAt, meetAt }: TripTimes): string | null => {
  if (departAt === null || meetAt === null) return null;
  const minutes = minutesOf(departAt) - meetAt;
  return minutes < 0 ? null : clockOf(minutes);
};

export const returnsNextDay = ({ departAt, returnAt }: TripTimes): boolean =>
  departAt !== null && returnAt !== null && returnAt <= departAt;

export const tripInstants = (date: DayDate, times: TripTimes): { start: Date; end: Date | null } | null => {
  const at = (day: DayDate, clock: string) => new Date(`${day}T${clock}:00+09:00`);
  if (times.departAt === null) return null;
  return {
    start: at(date, times.departAt),
    end: times.returnAt === null ? null : at(returnsNextDay(times) ? addDays(date, 1) : date, times.returnAt),
  };
};

export type Departing = Pick<TripTimes, 'departAt'>;

export const departureOf = ({ date, departAt }: Departing & { date: DayDate }, policy: Departing): Date | null =>
  tripInstants(date, { departAt: departAt ?? policy.departAt, returnAt: null, meetAt: null })?.start ?? null;

/** A trip without a known departure has departed when its day is over. */
export const hasDeparted = (date: DayDate, times: TripTimes, now: Date): boolean => {
  const departure = tripInstants(date, times);
  return departure ? departure.start <= now : date < seoulToday(now);
};
