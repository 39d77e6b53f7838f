import { useEffect, useState } from 'react';
import { bookableMonths } from '../../../../contract/config/config.rules';
import { addMonths, seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { dayFacts, type DayFacts } from '../../../../contract/day/dayFacts.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { useConfigLogic } from '../../../store/endpoints/config';
import { useGetDayListQuery, useRefetchInView } from '../../../store/endpoints/days';
import { useNow } from '../../../store/hooks';
import type { ScreenQuery } from '../../base/Screen';
import { COUNT } from './needsNextMonth';

/** The next ones of days: those on the screen, whether they still have seats or not, and bookable ones after them. */
const nextOf = (days: readonly DayFacts[], shown: readonly number[]) => {
  const isShown = ({ day }: DayFacts) => shown.includes(day.id);
  const lastShown = days.filter(isShown).at(-1)?.day.date ?? '';
  return days.filter(
    (facts) =>
      facts.problem === null && (isShown(facts) || (facts.day.date > lastShown && facts.offer.kind === 'bookable')),
  );
};

/**
 * The next bookable days: of this month and, if it has fewer than `COUNT` left, of the next month too. A day whose last
 * seats are booked meanwhile keeps its place, until the visitor comes back to the page.
 */
export const useNextDays = (): { queries: readonly ScreenQuery[]; days: readonly DayFacts[] } => {
  const now = useNow();
  const thisMonth = yearMonthOf(seoulToday(now));
  const logic = useConfigLogic();
  const refetch = useRefetchInView();
  const [shown, setShown] = useState<readonly number[]>([]);
  useEffect(() => {
    const look = () => document.hidden || setShown([]);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const first = useGetDayListQuery(thisMonth, { skip: !logic.data, ...refetch });
  const factsOf = (days: readonly ReserveDay[] = []) =>
    days.flatMap((day) => (logic.data ? [dayFacts(day, logic.data, now)] : []));
  const soon = logic.data && first.currentData && nextOf(factsOf(first.currentData), shown);
  const isShort = Boolean(logic.data && soon && soon.length < COUNT && bookableMonths(logic.data) > 1);
  const second = useGetDayListQuery(addMonths(thisMonth, 1), { skip: !isShort, ...refetch });

  const all = [...factsOf(first.currentData), ...factsOf(isShort ? second.currentData : [])];
  const days = nextOf(all, shown).slice(0, COUNT);
  // If the next month cannot be loaded, the days of this month are shown.
  const needsSecond = isShort && !(second.isError && soon?.length);
  const isComplete = !needsSecond || second.currentData !== undefined;
  if (isComplete && days.some(({ day }) => !shown.includes(day.id))) setShown(days.map(({ day }) => day.id));
  return { queries: needsSecond ? [logic, first, second] : [logic, first], days };
};
