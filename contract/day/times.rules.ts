import { addDays, seoulToday, type DayDate } from './calendar.rules';

/** When a trip departs and returns, `HH:MM` in Seoul, and how many minutes before departure people meet. */
export interface TripTimes {
  departAt: string | null;
  returnAt: string | null;
  meetAt: number | null;
}

/**
 * The times of a day: its own, else those of the policy. A day that departs at a time of its own returns at one of its
 * own too: the default belongs to the default departure.
 */
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

/** When people meet, `HH:MM`; null if that is not known or before midnight. */
export const meetTime = ({ departAt, meetAt }: TripTimes): string | null => {
  if (departAt === null || meetAt === null) return null;
  const minutes = minutesOf(departAt) - meetAt;
  return minutes < 0 ? null : clockOf(minutes);
};

/** Whether a trip returns on the day after its departure. */
export const returnsNextDay = ({ departAt, returnAt }: TripTimes): boolean =>
  departAt !== null && returnAt !== null && returnAt <= departAt;

/** The instants of a trip's departure and return; null if they are not known. */
export const tripInstants = (date: DayDate, times: TripTimes): { start: Date; end: Date | null } | null => {
  const at = (day: DayDate, clock: string) => new Date(`${day}T${clock}:00+09:00`);
  if (times.departAt === null) return null;
  return {
    start: at(date, times.departAt),
    end: times.returnAt === null ? null : at(returnsNextDay(times) ? addDays(date, 1) : date, times.returnAt),
  };
};

/** What of a day and of the policy tells when a trip departs. */
export type Departing = Pick<TripTimes, 'departAt'>;

/** The instant at which the trip of a day departs: at its own time, else at that of the policy; null if it is not known. */
export const departureOf = ({ date, departAt }: Departing & { date: DayDate }, policy: Departing): Date | null =>
  tripInstants(date, { departAt: departAt ?? policy.departAt, returnAt: null, meetAt: null })?.start ?? null;

/** Whether a trip has departed; one whose departure is not known has when its day is over. */
export const hasDeparted = (date: DayDate, times: TripTimes, now: Date): boolean => {
  const departure = tripInstants(date, times);
  return departure ? departure.start <= now : date < seoulToday(now);
};
