import { seoulToday, yearMonthOf } from '../../../contract/day/calendar.rules';
import { PAGES } from '../../../contract/paths';
import { admin } from '../../../copy/admin';
import { attention as attentionCopy } from '../../../copy/attention';
import { format } from '../../../copy/format';
import { frame } from '../../../copy/frame';
import { AttentionList } from '../../components/AttentionList/AttentionList';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { OperatorPage } from '../../components/Page/OperatorPage';
import { SettingsLinks } from '../../components/SettingsNav/SettingsLinks';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { SummaryCounts } from '../../components/SummaryCounts/SummaryCounts';
import { TodayTrip } from '../../components/TodayTrip/TodayTrip';
import { networkText } from '../../../copy/errors';
import { failureText } from '../../store/api';
import { useTidePhase } from '../../store/endpoints/config';
import { useGetDayListQuery } from '../../store/endpoints/days';
import { useGetAttentionQuery, useGetGuestSummaryQuery } from '../../store/endpoints/guests';
import { useNow } from '../../store/hooks';
import { Pair } from './DashboardPage.styles';

/** `/admin`: what waits for the operator, the counts of trips from today on, and today's trip (specification 2). */
export function DashboardPage() {
  const today = seoulToday(useNow());
  const phaseOf = useTidePhase();
  const summary = useGetGuestSummaryQuery();
  const days = useGetDayListQuery(yearMonthOf(today));
  const attention = useGetAttentionQuery();
  const failed = [summary, days].find((query) => query.isError && !query.currentData);

  return (
    <OperatorPage section="home" title={admin.title} aside={<span>{admin.today(format.shortDate(today))}</span>}>
      {attention.data ? (
        <AttentionList attention={attention.data} />
      ) : attention.isError ? (
        <ErrorState
          title={attentionCopy.loadFailed}
          hint={failureText(attention.error)}
          onRetry={() => void attention.refetch()}
        />
      ) : (
        <Skeleton kind="counts" label={frame.loading} />
      )}
      {failed ? (
        <ErrorState
          title={networkText.loadFailed}
          hint={failureText(failed.error)}
          onRetry={() => [summary, days].forEach((query) => query.isError && void query.refetch())}
        />
      ) : summary.currentData && days.currentData ? (
        <>
          <SummaryCounts summary={summary.currentData} />
          <Pair>
            <TodayTrip
              day={days.currentData.find((day) => day.date === today) ?? null}
              phase={phaseOf(today)}
              href={PAGES.adminDay(today)}
            />
            <SettingsLinks />
          </Pair>
        </>
      ) : (
        <Skeleton kind="counts" label={frame.loading} />
      )}
      {!(summary.currentData && days.currentData) && <SettingsLinks />}
    </OperatorPage>
  );
}
