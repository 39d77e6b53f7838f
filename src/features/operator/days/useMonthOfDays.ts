import type { YearMonth } from '#contract/day/calendar.rules';
import { monthRange, seoulToday } from '#contract/day/calendar.rules';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { useNow } from '#src/store/hooks';
import { pageState } from '#src/store/pageState';

const dayFilter = pageState('dayFilter', { onlyBooked: false, pastShown: false });

/** The current month hides its past days behind a button; a past month shows all. */
export const useMonthOfDays = (month: YearMonth) => {
  const today = seoulToday(useNow());
  const [{ onlyBooked, pastShown }, change] = dayFilter.use();
  const query = useGetDayListQuery(month);
  const wanted = (query.currentData ?? []).filter((day) => !onlyBooked || day.guestCount > 0);
  const past = monthRange(month).last < today ? [] : wanted.filter(({ date }) => date < today);

  return {
    query,
    onlyBooked,
    toggleOnlyBooked: () => change({ onlyBooked: !onlyBooked }),
    past: { count: past.length, shown: pastShown },
    togglePast: () => change({ pastShown: !pastShown }),
    shown: pastShown ? wanted : wanted.slice(past.length),
    hasDays: Boolean(query.currentData?.length),
  };
};
