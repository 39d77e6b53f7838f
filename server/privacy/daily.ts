import { addDays, seoulToday } from '../../contract/day/calendar.rules';

const AT = '03:00:00+09:00';

/** The next three o'clock at night in Seoul after an instant. */
export const nextNight = (now: Date): Date => {
  const today = new Date(`${seoulToday(now)}T${AT}`);
  return today > now ? today : new Date(`${addDays(seoulToday(now), 1)}T${AT}`);
};

/** Runs work every night at three in Seoul. The timer keeps no process alive; the answer stops it. */
export const everyNight = (clock: () => Date, work: () => Promise<void>): (() => void) => {
  let timer: NodeJS.Timeout;
  const arm = (): void => {
    const now = clock();
    timer = setTimeout(() => void work().finally(arm), nextNight(now).getTime() - now.getTime());
    timer.unref();
  };
  arm();
  return () => clearTimeout(timer);
};
