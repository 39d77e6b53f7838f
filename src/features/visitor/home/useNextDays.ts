import { bookableMonths } from '../../../../contract/config/config.rules';
import type { ConfigLogic } from '../../../../contract/config/config.schema';
import { addMonths, seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { dayOffer, periodProblem } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { useConfigLogic } from '../../../store/endpoints/config';
import { useGetDayListQuery, useRefetchInView } from '../../../store/endpoints/days';
import { useNow } from '../../../store/hooks';
import type { ScreenQuery } from '../../base/Screen';

/** Number of days shown on the home page. */
const COUNT = 3;

const bookable = (days: readonly ReserveDay[], now: Date, logic: ConfigLogic) =>
  days.filter((day) => dayOffer(day).kind === 'bookable' && periodProblem(day.date, now, logic) === null);

/** Whether the home page needs the next month too, because this month has too few bookable days left. */
export const needsNextMonth = (days: readonly ReserveDay[], now: Date, logic: ConfigLogic): boolean =>
  bookable(days, now, logic).length < COUNT && bookableMonths(logic) > 1;

/** The next bookable days: of this month and, if it has fewer than `COUNT` left, of the next month too. */
export const useNextDays = (): { queries: readonly ScreenQuery[]; days: readonly ReserveDay[] } => {
  const now = useNow();
  const thisMonth = yearMonthOf(seoulToday(now));
  const logic = useConfigLogic();
  const refetch = useRefetchInView();
  const first = useGetDayListQuery(thisMonth, { skip: !logic.data, ...refetch });
  const soon = logic.data && first.currentData && bookable(first.currentData, now, logic.data);
  const isShort = Boolean(logic.data && first.currentData && needsNextMonth(first.currentData, now, logic.data));
  const second = useGetDayListQuery(addMonths(thisMonth, 1), { skip: !isShort, ...refetch });

  const later = (isShort && logic.data && bookable(second.currentData ?? [], now, logic.data)) || [];
  // If the next month cannot be loaded, the days of this month are shown.
  const needsSecond = isShort && !(second.isError && soon?.length);
  return {
    queries: needsSecond ? [logic, first, second] : [logic, first],
    days: [...(soon ?? []), ...later].slice(0, COUNT),
  };
};
