import { addDays, seoulToday } from '#contract/day/calendar.rules';
import { MINUTE_MS } from '#contract/time.rules';

const AT = '03:00:00+09:00';

/** A jump of the clock does not change the interval. Returns the function that stops it. */
export const everyMinute = (work: () => void): (() => void) => {
  const timer = setInterval(work, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** The next 03:00 in Seoul. */
export const nextNight = (now: Date): Date => {
  const today = new Date(`${seoulToday(now)}T${AT}`);
  return today > now ? today : new Date(`${addDays(seoulToday(now), 1)}T${AT}`);
};

/** At 03:00 in Seoul. The timer does not keep the process alive. Returns the function that stops it. */
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
