import { addDays, seoulToday } from '../../contract/day/calendar.rules';

/** Ten minutes after the personal data of past trips are erased, so that they are not in the backup. */
const AT = '03:10:00+09:00';

/** The last 03:10 in Seoul before an instant, or at it. */
export const lastNight = (now: Date): Date => {
  const today = new Date(`${seoulToday(now)}T${AT}`);
  return today <= now ? today : new Date(`${addDays(seoulToday(now), -1)}T${AT}`);
};
