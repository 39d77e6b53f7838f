import { useState } from 'react';
import { bookableMonths } from '#contract/config/config.rules';
import type { ConfigLogic } from '#contract/config/config.schema';
import { addMonths, monthTabs, sameMonth, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { dayFacts } from '#contract/day/dayFacts.rules';
import { isNearest, nextBookable, sharesFish } from '#contract/day/nextDay.rules';
import { PAGES } from '#contract/paths';
import { closedDay } from '#copy/closedDay';
import { PageSection } from '#src/components/frame/PageSection/PageSection';
import { ReserveDayCard } from '#src/components/visitor/calendar/ReserveDayCard/ReserveDayCard';
import { daysApi, useGetDayListQuery, useRefetchInView } from '#src/store/endpoints/days';
import { unsubscribed, useClock, useNow, type FirstQueries } from '#src/store/hooks';

const find = (days: readonly ReserveDay[] = [], day: ReserveDay, policy: ConfigLogic, now: Date) =>
  nextBookable(
    days.map((each) => dayFacts(each, policy, now)),
    day,
  );

/** The month after the day's, if visitors can see it and it may have a nearer day. */
const monthAfter = (days: readonly ReserveDay[] | undefined, day: ReserveDay, policy: ConfigLogic, now: Date) => {
  if (!days || isNearest(find(days, day, policy, now), day)) return null;
  const next = addMonths(yearMonthOf(day.date), 1);
  return monthTabs(seoulToday(now), bookableMonths(policy)).some((tab) => sameMonth(tab, next)) ? next : null;
};

export const nextDayQueries = async (
  dispatch: Parameters<FirstQueries>[0],
  { day, policy, now }: { day: ReserveDay; policy: ConfigLogic; now: Date },
): Promise<void> => {
  const { getDayList } = daysApi.endpoints;
  const { data } = await dispatch(getDayList.initiate(yearMonthOf(day.date), unsubscribed));
  const after = monthAfter(data, day, policy, now);
  if (after) await dispatch(getDayList.initiate(after, unsubscribed));
};

interface NextBookableDayProps {
  /** A day that is not bookable. */
  day: ReserveDay;
  policy: ConfigLogic;
}

/**
 * Renders nothing during loading or without such a day. If the day becomes full it stays: nothing moves under a finger.
 */
export function NextBookableDay({ day, policy }: NextBookableDayProps) {
  const now = useNow();
  const clock = useClock();
  const refetch = useRefetchInView();
  const [shown, setShown] = useState<number>();
  const first = useGetDayListQuery(yearMonthOf(day.date), refetch);
  const after = monthAfter(first.currentData, day, policy, now);
  const second = useGetDayListQuery(after ?? yearMonthOf(day.date), { ...refetch, skip: after === null });
  const days = [...(first.currentData ?? []), ...((after && second.currentData) || [])];
  const kept = days.find(({ id }) => id === shown);
  const isComplete = first.currentData && (after === null || second.currentData || second.isError);
  const next = kept ? dayFacts(kept, policy, now) : isComplete && find(days, day, policy, now);
  if (!next) return null;
  if (next.day.id !== shown) setShown(next.day.id);
  return (
    <PageSection title={sharesFish(next.day.fish, day.fish) ? closedDay.next(next.day.fish) : closedDay.nextOther}>
      <ul>
        <ReserveDayCard
          facts={next}
          showMonth
          href={PAGES.reserveDay(next.day.id)}
          waitHref={PAGES.waiting(next.day.id)}
          clock={clock}
        />
      </ul>
    </PageSection>
  );
}
