import { useEffect, useState } from 'react';
import { bookableMonths } from '../../../../contract/config/config.rules';
import type { ConfigLogic } from '../../../../contract/config/config.schema';
import { addMonths, seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { dayOffer, periodProblem } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { useConfigLogic } from '../../../store/endpoints/config';
import { useGetDayListQuery, useRefetchInView } from '../../../store/endpoints/days';
import { useNow } from '../../../store/hooks';
import type { ScreenQuery } from '../../base/Screen';
import { COUNT } from './needsNextMonth';

/** The next ones of days: those on the screen, whether they still have seats or not, and bookable ones after them. */
const nextOf = (days: readonly ReserveDay[], shown: readonly number[], now: Date, logic: ConfigLogic) => {
  const isShown = ({ id }: ReserveDay) => shown.includes(id);
  const lastShown = days.filter(isShown).at(-1)?.date ?? '';
  return days.filter(
    (day) =>
      periodProblem(day, now, logic) === null &&
      (isShown(day) || (day.date > lastShown && dayOffer(day).kind === 'bookable')),
  );
};

/**
 * The next bookable days: of this month and, if it has fewer than `COUNT` left, of the next month too. A day whose last
 * seats are booked meanwhile keeps its place, until the visitor comes back to the page.
 */
export const useNextDays = (): { queries: readonly ScreenQuery[]; days: readonly ReserveDay[] } => {
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
  const soon = logic.data && first.currentData && nextOf(first.currentData, shown, now, logic.data);
  const isShort = Boolean(logic.data && soon && soon.length < COUNT && bookableMonths(logic.data) > 1);
  const second = useGetDayListQuery(addMonths(thisMonth, 1), { skip: !isShort, ...refetch });

  const all = [...(first.currentData ?? []), ...((isShort && second.currentData) || [])];
  const days = logic.data ? nextOf(all, shown, now, logic.data).slice(0, COUNT) : [];
  // If the next month cannot be loaded, the days of this month are shown.
  const needsSecond = isShort && !(second.isError && soon?.length);
  const isComplete = !needsSecond || second.currentData !== undefined;
  if (isComplete && days.some(({ id }) => !shown.includes(id))) setShown(days.map(({ id }) => id));
  return { queries: needsSecond ? [logic, first, second] : [logic, first], days };
};
