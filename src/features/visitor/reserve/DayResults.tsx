import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { bookableMonths } from '#contract/config/config.rules';
import type { ConfigLogic } from '#contract/config/config.schema';
import { addMonths, monthTabs, sameMonth, seoulToday, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { dayFacts, type DayFacts } from '#contract/day/dayFacts.rules';
import { openingRuns, usualTimes } from '#contract/day/month.rules';
import { PAGES } from '#contract/paths';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { timesLine } from '#copy/tripTimes';
import { Button } from '#src/components/base/actions/Button/Button';
import { DayCalendar } from '#src/components/trip/DayCalendar/DayCalendar';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { focusContent } from '#src/components/base/focus';
import { media } from '#src/components/base/theme/tokens';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { OpeningBanner } from '#src/components/visitor/calendar/OpeningBanner/OpeningBanner';
import { ReserveDayCell } from '#src/components/visitor/calendar/ReserveDayCard/ReserveDayCard';
import { useClock } from '#src/store/hooks';
import { useDayFilter, type DayFilter } from './useDayFilter';

const WIDE = media.wide.slice('@media '.length);
const few = (): number => (window.matchMedia(WIDE).matches ? 21 : 7);

/**
 * The rest follows after a paint: a tap responds before the cards below the screen are rendered. `list` names the list.
 */
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

/** A day that becomes full stays as long as the filter does not change: nothing moves under a finger. */
const useShown = (days: readonly DayFacts[], { chosen, onlyOpen }: DayFilter, month: string): readonly DayFacts[] => {
  const filter = [month, onlyOpen, ...chosen].join();
  const [seen, setSeen] = useState({ filter, ids: [] as readonly number[] });
  const shown = useMemo(() => {
    const isSeen = ({ day }: DayFacts) => seen.filter === filter && seen.ids.includes(day.id);
    const isBookable = ({ offer, opensAt }: DayFacts) => offer.kind === 'bookable' && opensAt === null;
    return days.filter(
      (facts) =>
        (chosen.length === 0 || chosen.includes(facts.day.week)) && (!onlyOpen || isSeen(facts) || isBookable(facts)),
    );
  }, [days, chosen, onlyOpen, seen, filter]);
  if (seen.filter !== filter || shown.length !== seen.ids.length)
    setSeen({ filter, ids: shown.map(({ day }) => day.id) });
  return shown;
};

export const DayResults = memo(function DayResults({ days, policy, month }: DayResultsProps) {
  const filter = useDayFilter();
  // Changes every half hour, like the facts.
  const clock = useClock();
  const name = format.yearMonth(month);
  // Openings stay on the page until the month is left, so that nothing moves.
  const [arrival, setArrival] = useState({ name, at: clock() });
  if (arrival.name !== name) setArrival({ name, at: clock() });
  const usual = useMemo(() => usualTimes(days, policy), [days, policy]);
  const runs = useMemo(() => openingRuns(days, arrival.at), [days, arrival]);
  const facts = useMemo(() => days.map((day) => dayFacts(day, policy, clock())), [days, policy, clock]);
  const shown = useShown(facts, filter, name);
  const cards = useMemo(
    () =>
      shown.map((each) => {
        const { id, date } = each.day;
        return (
          <ReserveDayCell
            key={id}
            facts={each}
            href={PAGES.reserveDay(id)}
            waitHref={PAGES.waiting(id)}
            clock={clock}
            saidAbove={{
              times: usual ? timesLine(usual) : '',
              opening: runs.some(({ first, last }) => first <= date && date <= last),
            }}
          />
        );
      }),
    [shown, clock, usual, runs],
  );
  const rendered = useProgressiveList(cards, [name, filter.onlyOpen, ...filter.chosen].join());
  // After the last month comes the first: a month without days must lead somewhere.
  const today = seoulToday(clock());
  const tabs = monthTabs(today, bookableMonths(policy));
  const other = [addMonths(month, 1), ...tabs].find(
    (each) => !sameMonth(each, month) && tabs.some((tab) => sameMonth(tab, each)),
  );
  const clear = () => {
    focusContent();
    filter.clear();
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
    return (
      <EmptyState
        title={filter.chosen.length ? reserve.emptyFilter : reserve.empty}
        action={<Button onClick={clear}>{reserve.clearFilter}</Button>}
      />
    );

  return (
    <>
      {runs.map((run) => (
        <OpeningBanner key={run.first} run={run} clock={clock} />
      ))}
      <DayCalendar
        label={reserve.listLabel(name)}
        days={shown.map(({ day }) => day)}
        columns={filter.chosen.length ? 'present' : 'all'}
      >
        {rendered}
      </DayCalendar>
    </>
  );
});
