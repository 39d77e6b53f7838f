import { Navigate, useSearchParams } from 'react-router-dom';
import { bookableMonths } from '#contract/config/config.rules';
import { monthTabs, sameMonth, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { holidayOf } from '#copy/holiday';
import { PAGES, readYearMonth } from '#contract/paths';
import { admin } from '#copy/admin';
import { bulk } from '#copy/bulk';
import { format } from '#copy/format';
import { reserve } from '#copy/reserve';
import { AdminDayCard } from '#src/components/operator/days/AdminDayCard/AdminDayCard';
import { WeekdayHeads } from '#src/components/operator/days/AdminDayCard/WeekdayHeads';
import { Button } from '#src/components/base/actions/Button/Button';
import { DayCalendar } from '#src/components/trip/DayCalendar/DayCalendar';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { MonthTabs } from '#src/components/trip/MonthTabs/MonthTabs';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { Switch } from '#src/components/base/form/Switch/Switch';
import { useConfigLogic } from '#src/store/endpoints/config';
import { useGetAttentionQuery } from '#src/store/endpoints/guests';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { Choices } from './AdminCalendarPage.styles';
import { NoDays } from './NoDays';
import { useMonthOfDays } from './useMonthOfDays';

/** Specification 2. */
export function AdminCalendarPage() {
  const now = useNow();
  const today = seoulToday(now);
  const { currentData: attention } = useGetAttentionQuery();
  const inLine = new Map(attention?.waiting?.days.map(({ date, count }) => [date, count]));
  const [search] = useSearchParams();
  const logic = useConfigLogic();
  const asked = readYearMonth(search);
  const month = asked ?? yearMonthOf(today);
  const { query, shown, past, onlyBooked, hasDays, togglePast, toggleOnlyBooked } = useMonthOfDays(month);

  if (asked === null && search.size > 0) return <Navigate to={PAGES.adminReserve()} replace />;

  const tabs = monthTabs(today, bookableMonths(logic.data ?? { month: null }) + 1);
  // An earlier month, opened from a past trip, gets an additional tab.
  const shownTabs = tabs.some((tab) => sameMonth(tab, month)) ? tabs : [month, ...tabs];
  const bulkHref = PAGES.adminBulk(month);

  return (
    <OperatorPage
      section="days"
      title={admin.nav.days}
      aside={
        <LinkButton href={bulkHref} icon="layers">
          {bulk.title}
        </LinkButton>
      }
    >
      {logic.data && (
        <MonthTabs months={shownTabs} current={month} thisYear={yearMonthOf(today).year} hrefOf={PAGES.adminReserve} />
      )}
      <Choices>
        <Switch label={admin.onlyBooked} checked={onlyBooked} onChange={toggleOnlyBooked} />
        {past.count > 0 && (
          <Button size="small" aria-expanded={past.shown} onClick={togglePast}>
            {past.shown ? admin.hidePast : admin.pastDays(past.count)}
          </Button>
        )}
      </Choices>
      <Screen queries={[query]} skeleton="days" label={reserve.loading} failed={{ title: reserve.failed }}>
        {() =>
          shown.length ? (
            <>
              <WeekdayHeads />
              <DayCalendar label={reserve.listLabel(format.yearMonth(month))} days={shown}>
                {shown.map((day) => (
                  <AdminDayCard
                    key={day.id}
                    day={day}
                    holiday={holidayOf(day.date)}
                    now={now}
                    waiting={inLine.get(day.date) ?? 0}
                    href={PAGES.adminDay(day.date)}
                  />
                ))}
              </DayCalendar>
            </>
          ) : (
            <NoDays
              why={onlyBooked && hasDays ? 'booked' : past.count ? 'ahead' : 'none'}
              bulkHref={bulkHref}
              onShowAll={toggleOnlyBooked}
            />
          )
        }
      </Screen>
    </OperatorPage>
  );
}
