import { meetTime, returnsNextDay, type TripTimes } from '#contract/day/times.rules';

/** Default: minutes before departure. */
const MEET_MINUTES = 10;

/** `04:30 집합 → 05:00 출항 → 15:00 귀항`, without unknown times; empty if all are unknown. */
export const timesText = (times: TripTimes): string => {
  const meeting = meetTime(times);
  const nextDay = returnsNextDay(times) ? '다음 날 ' : '';
  return [
    ...(meeting === null ? [] : [`${meeting} 집합`]),
    ...(times.departAt === null ? [] : [`${times.departAt} 출항`]),
    ...(times.returnAt === null ? [] : [`${nextDay}${times.returnAt} 귀항`]),
  ].join(' → ');
};

/** On a screen: a line ends only before an arrow. */
export const timesLine = (times: TripTimes): string => timesText(times).replace(/ (?!→)/g, '\u00a0');

/** `04:30까지 도착해 주세요.`; if the time is unknown, how long before departure. */
export const arriveText = (times: TripTimes): string => {
  const clock = meetTime(times);
  const minutes = times.meetAt ?? MEET_MINUTES;
  if (clock !== null) return `${clock}까지 도착해 주세요.`;
  return minutes === 0 ? '출항 시각까지 도착해 주세요.' : `출항 ${minutes}분 전까지 도착해 주세요.`;
};

/** The times, and the time to be there if the times do not include it. */
export const timesAndArrival = (times: TripTimes): string[] =>
  [timesText(times), meetTime(times) === null ? arriveText(times) : ''].filter(Boolean);
