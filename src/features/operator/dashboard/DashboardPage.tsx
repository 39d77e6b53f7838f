import { skipToken } from '@reduxjs/toolkit/query';
import { addDays, sameMonth, seoulToday, yearMonthOf } from '../../../../contract/day/calendar.rules';
import { PAGES } from '../../../../contract/paths';
import { admin } from '../../../../copy/admin';
import { attention as attentionCopy } from '../../../../copy/attention';
import { format } from '../../../../copy/format';
import { frame } from '../../../../copy/frame';
import { messages } from '../../../../copy/messages';
import { AttentionList } from '../../../components/operator/AttentionList/AttentionList';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '../../../components/frame/Page/OperatorPage';
import { SettingsLinks } from '../../../components/frame/SettingsNav/SettingsLinks';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { SummaryCounts } from '../../../components/operator/SummaryCounts/SummaryCounts';
import { networkText } from '../../../../copy/errors';
import { failureText } from '../../../store/api';
import { useGetDayListQuery } from '../../../store/endpoints/days';
import { useGetAttentionQuery, useGetGuestSummaryQuery } from '../../../store/endpoints/guests';
import { useNow } from '../../../store/hooks';
import { Cards } from './DashboardPage.styles';
import { NextTrips } from './NextTrips';

/**
 * `/admin`: what needs the operator's attention, counts of the trips from today on, and the next trips (specification
 * 2).
 */
export function DashboardPage() {
  const today = seoulToday(useNow());
  const summary = useGetGuestSummaryQuery();
  const [month, tomorrowsMonth] = [yearMonthOf(today), yearMonthOf(addDays(today, 1))];
  const days = useGetDayListQuery(month);
  const nextMonth = useGetDayListQuery(sameMonth(month, tomorrowsMonth) ? skipToken : tomorrowsMonth);
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
          <Cards>
            <NextTrips days={[...days.currentData, ...(nextMonth.currentData ?? [])]} />
            <SettingsLinks />
          </Cards>
          <div>
            <LinkButton href={PAGES.adminMessages} variant="quiet" size="small" icon="message">
              {messages.sentTitle}
            </LinkButton>
          </div>
        </>
      ) : (
        <Skeleton kind="counts" label={frame.loading} />
      )}
      {!(summary.currentData && days.currentData) && <SettingsLinks />}
    </OperatorPage>
  );
}
