import type { YearMonth } from '../../../../contract/day/calendar.rules';
import { monthRange, seoulToday } from '../../../../contract/day/calendar.rules';
import { useGetDayListQuery } from '../../../store/endpoints/days';
import { useAppDispatch, useAppSelector, useNow } from '../../../store/hooks';
import { onlyBookedToggled, pastToggled } from './dayFilter.slice';
import { selectDayFilter } from './selectDayFilter';

/**
 * The days of a month that the operator wants to see. The current month begins at today: the days before are folded
 * away until they are asked for. A month that is over is shown whole.
 */
export const useMonthOfDays = (month: YearMonth) => {
  const today = seoulToday(useNow());
  const dispatch = useAppDispatch();
  const { onlyBooked, pastShown } = useAppSelector(selectDayFilter);
  const query = useGetDayListQuery(month);
  const wanted = query.currentData?.filter((day) => !onlyBooked || day.guestCount > 0);
  const past = monthRange(month).last < today ? [] : (wanted?.filter(({ date }) => date < today) ?? []);

  return {
    query,
    onlyBooked,
    toggleOnlyBooked: () => dispatch(onlyBookedToggled()),
    /** How many days are over, and whether they are shown; none in a month that is over itself. */
    past: { count: past.length, shown: pastShown },
    togglePast: () => dispatch(pastToggled()),
    shown: pastShown ? wanted : wanted?.slice(past.length),
    /** The month has days, though none that is asked for. */
    hasOthers: Boolean(query.currentData?.length),
  };
};
