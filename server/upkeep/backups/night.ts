import { addDays, seoulToday } from '#contract/day/calendar.rules';

/** Ten minutes after the erasure of personal data, so that the backup does not contain them. */
const AT = '03:10:00+09:00';

/** The last 03:10 in Seoul, `now` included. */
export const lastNight = (now: Date): Date => {
  const today = new Date(`${seoulToday(now)}T${AT}`);
  return today <= now ? today : new Date(`${addDays(seoulToday(now), -1)}T${AT}`);
};
