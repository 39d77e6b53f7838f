import { Navigate, useSearchParams } from 'react-router-dom';
import { bookableMonths } from '../../../contract/config/config.rules';
import { monthTabs, sameMonth, seoulToday, yearMonthOf } from '../../../contract/day/calendar.rules';
import { holidayName } from '../../../contract/day/holiday.rules';
import { PAGES, readYearMonth } from '../../../contract/paths';
import { admin } from '../../../copy/admin';
import { bulk } from '../../../copy/bulk';
import { format } from '../../../copy/format';
import { reserve } from '../../../copy/reserve';
import { AdminDayCard } from '../../components/AdminDayCard/AdminDayCard';
import { WeekdayHeads } from '../../components/AdminDayCard/WeekdayHeads';
import { DayCalendar } from '../../components/DayCalendar/DayCalendar';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { MonthTabs } from '../../components/MonthTabs/MonthTabs';
import { OperatorPage } from '../../components/Page/OperatorPage';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Switch } from '../../components/Switch/Switch';
import { failureText } from '../../store/api';
import { useConfigLogic } from '../../store/endpoints/config';
import { useGetDayListQuery } from '../../store/endpoints/days';
import { useAppDispatch, useAppSelector, useNow } from '../../store/hooks';
import { onlyBookedToggled } from './dayFilter.slice';
import { selectDayFilter } from './selectDayFilter';

/** `/admin/reserve`: the operator's month (specification 2); one tab more than the visitors have. */
export function AdminCalendarPage() {
  const today = seoulToday(useNow());
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const onlyBooked = useAppSelector(selectDayFilter).onlyBooked;
  const logic = useConfigLogic();
  const asked = readYearMonth(search);
  const month = asked ?? yearMonthOf(today);
  const days = useGetDayListQuery(month);

  if (asked === null && search.size > 0) return <Navigate to={PAGES.adminReserve()} replace />;

  const tabs = monthTabs(today, bookableMonths(logic.data ?? { month: null }) + 1);
  // An older month, reached from a trip that is over, keeps a tab of its own.
  const shownTabs = tabs.some((tab) => sameMonth(tab, month)) ? tabs : [month, ...tabs];
  const shown = days.currentData?.filter((day) => !onlyBooked || day.guestCount > 0);

  return (
    <OperatorPage
      section="days"
      title={admin.nav.days}
      aside={
        <LinkButton href={PAGES.adminBulk()} icon="layers">
          {bulk.title}
        </LinkButton>
      }
    >
      {logic.data && (
        <MonthTabs months={shownTabs} current={month} thisYear={yearMonthOf(today).year} hrefOf={PAGES.adminReserve} />
      )}
      <Switch label={admin.onlyBooked} checked={onlyBooked} onChange={() => dispatch(onlyBookedToggled())} />
      {shown ? (
        shown.length ? (
          <>
            <WeekdayHeads />
            <DayCalendar label={reserve.listLabel(format.yearMonth(month))} days={shown}>
              {shown.map((day) => (
                <AdminDayCard
                  key={day.id}
                  day={day}
                  holiday={holidayName(day.date)}
                  isToday={day.date === today}
                  href={PAGES.adminDay(day.date)}
                />
              ))}
            </DayCalendar>
          </>
        ) : (
          <EmptyState title={days.currentData?.length ? admin.noBookedDays : admin.noDays} />
        )
      ) : days.isError ? (
        <ErrorState title={reserve.failed} hint={failureText(days.error)} onRetry={() => void days.refetch()} />
      ) : (
        <Skeleton kind="day-list" label={reserve.loading} />
      )}
    </OperatorPage>
  );
}
