import { meetTime, returnsNextDay, type TripTimes } from '#contract/day/times.rules';
import { format } from './format';

/** Before departure, if the operator has set none. */
const MEET_MINUTES = 10;

/** `오전 5시 출항`, `다음 날 오전 5시 귀항`; empty if neither is known. */
export const timeTexts = (times: TripTimes): string[] => [
  ...(times.departAt === null ? [] : [`${format.clock(times.departAt)} 출항`]),
  ...(times.returnAt === null
    ? []
    : [`${returnsNextDay(times) ? '다음 날 ' : ''}${format.clock(times.returnAt)} 귀항`]),
];

/** As far as they are known: `오전 4시 30분 집합`, `오전 5시 출항`, `오후 3시 귀항`. */
export const allTimeTexts = (times: TripTimes): string[] => {
  const meeting = meetTime(times);
  return [...(meeting === null ? [] : [`${format.clock(meeting)} 집합`]), ...timeTexts(times)];
};

/** `오전 4시 30분까지 도착해 주세요.`, or how long before departure if its time is not known. */
export const arriveText = (times: TripTimes): string => {
  const clock = meetTime(times);
  const minutes = times.meetAt ?? MEET_MINUTES;
  if (clock !== null) return `${format.clock(clock)}까지 도착해 주세요.`;
  return minutes === 0 ? '출항 시각까지 도착해 주세요.' : `출항 ${minutes}분 전까지 도착해 주세요.`;
};
