import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookableMonths, usesReserveFind } from '#contract/config/config.rules';
import { addMonths, monthTabs, sameMonth, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { isHiddenByTime } from '#contract/day/day.rules';
import { usualTimes } from '#contract/day/month.rules';
import { PAGES, readYearMonth } from '#contract/paths';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { pages } from '#copy/pages';
import { reserve } from '#copy/reserve';
import { timesLine } from '#copy/tripTimes';
import { afterFirstUse } from '#src/components/base/afterFirstUse';
import { Switch } from '#src/components/base/form/Switch/Switch';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { MonthTabs } from '#src/components/trip/MonthTabs/MonthTabs';
import { VisitorPage } from '#src/components/frame/Page/Page';
import { useShell } from '#src/components/frame/Page/Shell';
import { TideMark } from '#src/components/trip/TideMark/TideMark';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { WeekdayFilter } from '#src/components/visitor/calendar/WeekdayFilter/WeekdayFilter';
import { useConfigLogic, useTidePhase } from '#src/store/endpoints/config';
import { daysApi, useGetDayListAhead, useGetDayListQuery, useRefetchInView } from '#src/store/endpoints/days';
import { useNow, unsubscribed, type FirstQueries } from '#src/store/hooks';
import { Redirect, useSaidWhy } from '#src/features/base/Redirect';
import { useRead } from '#src/features/base/useRead';
import { Screen } from '#src/features/base/Screen';
import { DayResults } from './DayResults';
import { useDayFilter } from './useDayFilter';
import { Small } from '#src/components/base/display/elements.styles';
import { Above } from './ReservePage.styles';

export const firstQueries: FirstQueries = (dispatch, { search, now }) => {
  const month = readYearMonth(search) ?? yearMonthOf(seoulToday(now));
  return dispatch(daysApi.endpoints.getDayList.initiate(month, unsubscribed));
};

/** Specification 2. */
export function ReservePage() {
  const now = useNow();
  const today = seoulToday(now);
  const { info } = useShell();
  const [search] = useSearchParams();
  const filter = useDayFilter();
  const logic = useConfigLogic();
  const phaseOf = useTidePhase();

  const count = bookableMonths(logic.data ?? { month: null });
  const tabs = useMemo(() => monthTabs(today, count), [today, count]);
  const asked = useMemo(() => readYearMonth(search), [search]);
  const month = useMemo(() => asked ?? yearMonthOf(today), [asked, today]);
  const days = useGetDayListQuery(month, { skip: !logic.data, ...useRefetchInView() });
  const read = useRead(days);
  const { currentData: listed, isSuccess } = days;
  const hidden = listed?.filter((day) => !logic.data || isHiddenByTime(day, now, logic.data)).length ?? 0;
  const visible = useMemo(() => listed?.slice(hidden) ?? [], [listed, hidden]);
  const isOver = Boolean(listed?.length && visible.length === 0);
  const usual = useMemo(() => logic.data && usualTimes(visible, logic.data), [visible, logic.data]);
  const monthName = format.month(month, yearMonthOf(today).year);

  const saidWhy = useSaidWhy();
  const announced = useRef<string>(null);
  useEffect(() => {
    // Once per arrival in a month without bookable days.
    if (!isOver) announced.current = null;
    if (!isOver || announced.current === monthName) return;
    announced.current = monthName;
    if (!saidWhy) showToast('error', reserve.monthOver(monthName));
  }, [isOver, monthName, saidWhy]);

  const next = useMemo(() => addMonths(month, 1), [month]);
  const hasNext = tabs.some((tab) => sameMonth(tab, next));
  const fetchAhead = useGetDayListAhead();
  useEffect(() => {
    if (!isSuccess || !hasNext) return;
    // Most visitors open the next month.
    return afterFirstUse(() => fetchAhead(next));
  }, [fetchAhead, isSuccess, hasNext, next]);

  const outside = logic.data && !tabs.some((tab) => sameMonth(tab, month));
  const isInvalid = asked === null && (search.has('year') || search.has('month'));
  if (outside || isInvalid) return <Redirect to={PAGES.reserve()} />;
  if (isOver && hasNext) return <Redirect to={PAGES.reserve(next)} />;

  return (
    <VisitorPage
      current="reserve"
      width="wide"
      read={read}
      title={reserve.title}
      documentTitle={asked ? pages.month(format.yearMonth(month)) : reserve.title}
      lead={pages.monthLead(format.yearMonth(month))}
      aside={
        logic.data &&
        usesReserveFind(logic.data) && (
          <LinkButton href={PAGES.reserveFind} icon="search" size="small">
            {reserve.find}
          </LinkButton>
        )
      }
      sub={
        <>
          <span>{`${frame.today} ${format.shortDate(today)} `}</span>
          <TideMark phase={phaseOf(today)} />
        </>
      }
    >
      {logic.data && (
        <MonthTabs
          months={tabs}
          current={month}
          thisYear={yearMonthOf(today).year}
          hrefOf={(each) => PAGES.reserve(each, filter.onlyOpen)}
          onNear={fetchAhead}
        />
      )}
      <Above>
        <Small>{usual && timesLine(usual)}</Small>
        <Switch label={reserve.onlyOpen} checked={filter.onlyOpen} onChange={filter.setOnlyOpen} />
      </Above>
      <WeekdayFilter chosen={filter.chosen} onToggle={filter.toggleWeekday} />
      <Screen
        queries={[logic, days]}
        skeleton="days"
        label={reserve.loading}
        failed={{ title: reserve.failed, tel: info?.tel }}
      >
        {(policy) => <DayResults days={visible} policy={policy} month={month} />}
      </Screen>
    </VisitorPage>
  );
}
