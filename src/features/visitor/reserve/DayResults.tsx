import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { bookableMonths } from '#contract/config/config.rules';
import type { ConfigLogic } from '#contract/config/config.schema';
import { addMonths, monthTabs, sameMonth, seoulToday, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { dayFacts } from '#contract/day/dayFacts.rules';
import { PAGES } from '#contract/paths';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { Button } from '#src/components/base/actions/Button/Button';
import { DayCalendar } from '#src/components/trip/DayCalendar/DayCalendar';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { focusContent } from '#src/components/base/focus';
import { media } from '#src/components/base/theme/tokens';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { ReserveDayCell } from '#src/components/visitor/calendar/ReserveDayCard/ReserveDayCard';
import { useAppDispatch, useAppSelector, useClock } from '#src/store/hooks';
import { selectWeekdays, weekdaysCleared } from './weekdays.slice';

const WIDE = media.wide.slice('@media '.length);
const few = (): number => (window.matchMedia(WIDE).matches ? 21 : 7);

/** The others after a paint: a tap is answered before cards below the screen are rendered. `list` names it. */
const useProgressiveList = <Item,>(items: readonly Item[], list: string): readonly Item[] => {
  const [complete, setComplete] = useState(list);
  useEffect(() => {
    if (complete === list) return;
    const frame = requestAnimationFrame(() => startTransition(() => setComplete(list)));
    return () => cancelAnimationFrame(frame);
  }, [complete, list]);
  return complete === list ? items : items.slice(0, few());
};

interface DayResultsProps {
  days: readonly ReserveDay[];
  policy: ConfigLogic;
  month: YearMonth;
}

export const DayResults = memo(function DayResults({ days, policy, month }: DayResultsProps) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectWeekdays);
  // Another function with each half hour, as the facts change.
  const clock = useClock();
  const shown = useMemo(() => (chosen.length ? days.filter((day) => chosen.includes(day.week)) : days), [days, chosen]);
  const cards = useMemo(
    () =>
      shown.map((day) => (
        <ReserveDayCell
          key={day.id}
          facts={dayFacts(day, policy, clock())}
          href={PAGES.reserveDay(day.id)}
          waitHref={PAGES.waiting(day.id)}
          clock={clock}
        />
      )),
    [shown, policy, clock],
  );
  const rendered = useProgressiveList(cards, [format.yearMonth(month), ...chosen].join());
  // After the last month the first: a month without days must lead on.
  const today = seoulToday(clock());
  const tabs = monthTabs(today, bookableMonths(policy));
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
      {rendered}
    </DayCalendar>
  );
});
