import { bookableMonths } from '../../../../contract/config/config.rules';
import type { ConfigLogic } from '../../../../contract/config/config.schema';
import { addMonths, seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { dayOffer, periodProblem } from '../../../../contract/day/day.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { useConfigLogic } from '../../../store/endpoints/config';
import { refetchInView, useGetDayListQuery } from '../../../store/endpoints/days';
import { useNow } from '../../../store/hooks';

/** Number of days shown on the home page. */
const COUNT = 3;

export type NextDays =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; onRetry: () => void }
  | { kind: 'loaded'; days: readonly ReserveDay[] };

const bookable = (days: readonly ReserveDay[], now: Date, logic: ConfigLogic) =>
  days.filter((day) => dayOffer(day).kind === 'bookable' && periodProblem(day.date, now, logic) === null);

/** The next bookable days: of this month and, if it has fewer than `COUNT` left, of the next month too. */
export const useNextDays = (): NextDays => {
  const now = useNow();
  const thisMonth = yearMonthOf(seoulToday(now));
  const logic = useConfigLogic();
  const first = useGetDayListQuery(thisMonth, { skip: !logic.data, ...refetchInView });
  const soon = logic.data && first.currentData && bookable(first.currentData, now, logic.data);
  const isShort = soon !== undefined && soon.length < COUNT && bookableMonths(logic.data!) > 1;
  const second = useGetDayListQuery(addMonths(thisMonth, 1), { skip: !isShort, ...refetchInView });

  if (!logic.data || !soon) {
    if (logic.isError) return { kind: 'failed', error: logic.error, onRetry: () => void logic.refetch() };
    if (first.isError) return { kind: 'failed', error: first.error, onRetry: () => void first.refetch() };
    return { kind: 'loading' };
  }
  if (!isShort) return { kind: 'loaded', days: soon.slice(0, COUNT) };
  if (second.currentData)
    return { kind: 'loaded', days: [...soon, ...bookable(second.currentData, now, logic.data)].slice(0, COUNT) };
  if (!second.isError) return { kind: 'loading' };
  // If the next month cannot be loaded, the days of this month are shown.
  return soon.length
    ? { kind: 'loaded', days: soon }
    : { kind: 'failed', error: second.error, onRetry: () => void second.refetch() };
};
