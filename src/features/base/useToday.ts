import { useCallback, useEffect, useState } from 'react';
import { seoulToday, type DayDate } from '#contract/day/calendar.rules';
import { HOUR_MS } from '#contract/time.rules';
import { useClock } from '#src/store/hooks';

/** Also runs immediately, and when the page is shown or hidden: it may stay open for days. */
export const useHourly = (check: () => void): void => {
  useEffect(() => {
    check();
    const timer = setInterval(check, HOUR_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [check]);
};

/** In Seoul, also after midnight on an open page. */
export const useToday = (): DayDate => {
  const clock = useClock();
  const [today, setToday] = useState(() => seoulToday(clock()));
  useHourly(useCallback(() => setToday(seoulToday(clock())), [clock]));
  return today;
};
