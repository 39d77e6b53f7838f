import { useEffect, useState } from 'react';
import { bookableMonths } from '#contract/config/config.rules';
import type { ConfigLogic } from '#contract/config/config.schema';
import { addMonths, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { dayFacts, type DayFacts } from '#contract/day/dayFacts.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { home } from '#copy/home';
import { reserve } from '#copy/reserve';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { ReserveDayCard } from '#src/components/visitor/calendar/ReserveDayCard/ReserveDayCard';
import { NextDayList } from '#src/components/visitor/calendar/NextDayList/NextDayList';
import { useConfigLogic } from '#src/store/endpoints/config';
import { useGetDayListQuery, useRefetchInView } from '#src/store/endpoints/days';
import { useClock, useNow } from '#src/store/hooks';
import { Screen, type ScreenQuery } from '#src/features/base/Screen';

const COUNT = 2;

const nextOf = (days: readonly DayFacts[], shown: readonly number[]) => {
  const isShown = ({ day }: DayFacts) => shown.includes(day.id);
  const lastShown = days.filter(isShown).at(-1)?.day.date ?? '';
  return days.filter(
    (facts) =>
      facts.problem === null && (isShown(facts) || (facts.day.date > lastShown && facts.offer.kind === 'bookable')),
  );
};

export const needsNextMonth = (thisMonth: readonly DayFacts[], policy: ConfigLogic, shown: readonly number[] = []) =>
  nextOf(thisMonth, shown).length < COUNT && bookableMonths(policy) > 1;

/** A day that becomes full stays until the visitor comes back to the page. */
const useNextDays = (): { queries: readonly ScreenQuery[]; days: readonly DayFacts[] } => {
  const now = useNow();
  const thisMonth = yearMonthOf(seoulToday(now));
  const logic = useConfigLogic();
  const refetch = useRefetchInView();
  const [shown, setShown] = useState<readonly number[]>([]);
  useEffect(() => {
    const check = () => document.hidden || setShown([]);
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);

  const first = useGetDayListQuery(thisMonth, { skip: !logic.data, ...refetch });
  const factsOf = (days: readonly ReserveDay[] = []) =>
    days.flatMap((day) => (logic.data ? [dayFacts(day, logic.data, now)] : []));
  const soon = factsOf(first.currentData);
  const isShort = logic.data && first.currentData ? needsNextMonth(soon, logic.data, shown) : false;
  const second = useGetDayListQuery(addMonths(thisMonth, 1), { skip: !isShort, ...refetch });

  const all = [...soon, ...factsOf(isShort ? second.currentData : [])];
  const days = nextOf(all, shown).slice(0, COUNT);
  // If the next month cannot be loaded, this month's days are shown.
  const needsSecond = isShort && !(second.isError && nextOf(soon, shown).length);
  const isComplete = !needsSecond || second.currentData !== undefined;
  if (isComplete && days.some(({ day }) => !shown.includes(day.id))) setShown(days.map(({ day }) => day.id));
  return { queries: needsSecond ? [logic, first, second] : [logic, first], days };
};

export function NextDays({ tel }: { tel: string | null | undefined }) {
  const { queries, days } = useNextDays();
  const clock = useClock();
  return (
    <Screen queries={queries} skeleton="cards" label={reserve.loading} failed={{ title: reserve.failed, tel }}>
      {() =>
        days.length ? (
          <NextDayList label={home.near}>
            {days.map((facts) => (
              <ReserveDayCard
                key={facts.day.id}
                facts={facts}
                showMonth
                href={PAGES.reserveDay(facts.day.id)}
                waitHref={PAGES.waiting(facts.day.id)}
                clock={clock}
              />
            ))}
          </NextDayList>
        ) : (
          <EmptyState
            picture={false}
            title={home.nearEmpty}
            hint={home.nearEmptyHint}
            action={<LinkButton href={PAGES.reserve()}>{frame.toReserve}</LinkButton>}
          />
        )
      }
    </Screen>
  );
}
