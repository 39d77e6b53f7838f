import { memo, useMemo } from 'react';
import {
  addMonths,
  sameMonth,
  yearMonthOf,
  type DayDate,
  type YearMonth,
} from '../../../../contract/day/calendar.rules';
import type { ReserveDay } from '../../../../contract/day/day.schema';
import { holidayOf } from '../../../../copy/holiday';
import { PAGES } from '../../../../contract/paths';
import { format } from '../../../../copy/format';
import { reserve } from '../../../../copy/reserve';
import { Button } from '../../../components/base/actions/Button/Button';
import { DayCalendar } from '../../../components/trip/DayCalendar/DayCalendar';
import { EmptyState } from '../../../components/base/feedback/EmptyState/EmptyState';
import { focusContent } from '../../../components/base/focus';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { ReserveDayCell } from '../../../components/visitor/ReserveDayCard/ReserveDayCell';
import { useCanWait, useTidePhase, useTripTerms } from '../../../store/endpoints/config';
import { useAppDispatch, useClock } from '../../../store/hooks';
import { useFirstFew } from './useFirstFew';
import { weekdaysCleared } from './weekdays.slice';

interface DayResultsProps {
  days: readonly ReserveDay[];
  chosen: readonly number[];
  month: YearMonth;
  today: DayDate;
  tabs: readonly YearMonth[];
}

/** The month's day cards; if there are none, the reason and a link or button that leads on. */
export const DayResults = memo(function DayResults({ days, chosen, month, today, tabs }: DayResultsProps) {
  const dispatch = useAppDispatch();
  const phaseOf = useTidePhase();
  const times = useTripTerms();
  const canWait = useCanWait();
  const clock = useClock();
  const shown = useMemo(() => (chosen.length ? days.filter((day) => chosen.includes(day.week)) : days), [days, chosen]);
  const cards = useMemo(
    () =>
      shown.map((day) => (
        <ReserveDayCell
          key={day.id}
          day={day}
          phase={phaseOf(day.date)}
          times={times}
          holiday={holidayOf(day.date)}
          isToday={day.date === today}
          href={PAGES.reserveDay(day.id)}
          waitHref={canWait ? PAGES.waiting(day.id) : undefined}
          clock={clock}
        />
      )),
    [shown, phaseOf, times, today, canWait, clock],
  );
  const drawn = useFirstFew(cards, [format.yearMonth(month), ...chosen].join());
  // After the last month the first one: of a month without days something leads on.
  const other = [addMonths(month, 1), ...tabs].find(
    (each) => !sameMonth(each, month) && tabs.some((tab) => sameMonth(tab, each)),
  );
  const clear = () => {
    focusContent();
    dispatch(weekdaysCleared());
  };

  if (days.length === 0)
    return (
      <EmptyState
        title={reserve.empty}
        action={
          other && (
            <LinkButton href={PAGES.reserve(other)}>
              {reserve.viewMonth(format.month(other, yearMonthOf(today).year))}
            </LinkButton>
          )
        }
      />
    );

  if (shown.length === 0)
    return <EmptyState title={reserve.emptyFilter} action={<Button onClick={clear}>{reserve.clearFilter}</Button>} />;

  return (
    <DayCalendar
      label={reserve.listLabel(format.yearMonth(month))}
      days={shown}
      columns={chosen.length ? 'present' : 'all'}
    >
      {drawn}
    </DayCalendar>
  );
});
