import { addDays, type DayDate } from '#contract/day/calendar.rules';
import { tripInstants, type TripTimes } from '#contract/day/times.rules';

/** For an event with an unknown end. */
const NO_DURATION = { minutes: 0 };

const instantPart = (instant: Date): [number, number, number, number, number] => [
  instant.getUTCFullYear(),
  instant.getUTCMonth() + 1,
  instant.getUTCDate(),
  instant.getUTCHours(),
  instant.getUTCMinutes(),
];
const UTC = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;
const datePart = (date: DayDate): [number, number, number] => date.split('-').map(Number) as [number, number, number];

/** From departure to return if known, else the whole day. */
export const spanOf = (date: DayDate, times: TripTimes) => {
  const instants = tripInstants(date, times);
  if (!instants) return { start: datePart(date), end: datePart(addDays(date, 1)) };
  const { start, end } = instants;
  const until = end === null ? { duration: NO_DURATION } : { end: instantPart(end) };
  return { ...UTC, start: instantPart(start), ...until };
};
