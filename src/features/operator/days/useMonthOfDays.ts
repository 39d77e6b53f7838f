import type { YearMonth } from '#contract/day/calendar.rules';
import { monthRange, seoulToday } from '#contract/day/calendar.rules';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { useAppDispatch, useAppSelector, useNow } from '#src/store/hooks';
import { onlyBookedToggled, pastToggled, selectDayFilter } from './dayFilter.slice';

/** The current month hides its past days until asked; a past month shows all. */
export const useMonthOfDays = (month: YearMonth) => {
  const today = seoulToday(useNow());
  const dispatch = useAppDispatch();
  const { onlyBooked, pastShown } = useAppSelector(selectDayFilter);
  const query = useGetDayListQuery(month);
  const wanted = (query.currentData ?? []).filter((day) => !onlyBooked || day.guestCount > 0);
  const past = monthRange(month).last < today ? [] : wanted.filter(({ date }) => date < today);

  return {
    query,
    onlyBooked,
    toggleOnlyBooked: () => dispatch(onlyBookedToggled()),
    past: { count: past.length, shown: pastShown },
    togglePast: () => dispatch(pastToggled()),
    shown: pastShown ? wanted : wanted.slice(past.length),
    hasOthers: Boolean(query.currentData?.length),
  };
};
