import { addDays, seoulToday, yearMonthOf, type DayDate } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { listAddress, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { attention as attentionCopy } from '#copy/attention';
import { deposits } from '#copy/deposits';
import { catchForm } from '#copy/catches';
import { format } from '#copy/format';
import { messages } from '#copy/messages';
import { stats } from '#copy/stats';
import { AttentionList } from '#src/components/operator/shell/AttentionList/AttentionList';
import { BackupStatus } from '#src/components/operator/settings/BackupStatus/BackupStatus';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { SettingsLinks } from '#src/components/frame/SettingsNav/SettingsLinks';
import { SummaryCounts } from '#src/components/operator/shell/SummaryCounts/SummaryCounts';
import { networkText } from '#copy/network';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { useGetAttentionQuery, useGetGuestSummaryQuery } from '#src/store/endpoints/guests';
import { useAppSelector, useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { Cards, Ways } from './DashboardPage.styles';
import { selectAtSea } from '#src/features/operator/atSea/atSea.slice';
import { OfflineTrips } from '#src/features/operator/atSea/OfflineTrips';
import { BelowMinimum } from './BelowMinimum';
import { OtherDays } from './OtherDays';
import { DepositTasks } from './DepositTasks';
import { LeaveDemo, SetupTasks } from './SetupTasks';
import { NextTrips } from './NextTrips';

/** Beside the title, to be in sight at once on a phone. */
const Today = ({ date, day }: { date: DayDate; day: ReserveDay | undefined }) =>
  day ? (
    <LinkButton href={PAGES.adminDay(date)} size="small" icon="anchor">
      {day.state === 'CANCEL'
        ? admin.today(format.shortDate(date))
        : admin.todaysTrip(format.shortDate(date), admin.bookedOf(day.guestCount, day.totalCount))}
    </LinkButton>
  ) : (
    <span>{admin.today(format.shortDate(date))}</span>
  );

/** Specification 2. */
export function DashboardPage() {
  const today = seoulToday(useNow());
  const summary = useGetGuestSummaryQuery();
  const month = yearMonthOf(today);
  const tomorrowsMonth = yearMonthOf(addDays(today, 1));
  const days = useGetDayListQuery(month);
  // Mostly the same month, and then the same request.
  const ofTomorrow = useGetDayListQuery(tomorrowsMonth);
  const attention = useGetAttentionQuery();
  const { isLost, lists } = useAppSelector(selectAtSea);
  // After a reload without a signal only the stored lists are known.
  const isAtSea = isLost && lists !== null && !attention.currentData;

  return (
    <OperatorPage
      section="home"
      title={admin.title}
      aside={<Today date={today} day={days.currentData?.find(({ date }) => date === today)} />}
    >
      {isAtSea ? (
        <OfflineTrips trips={lists.trips} />
      ) : (
        <>
          <Screen queries={[attention]} skeleton="rows" failed={{ title: attentionCopy.loadFailed }}>
            {(facts) => (
              <>
                <SetupTasks setup={facts.setup} />
                <AttentionList
                  attention={facts}
                  dayHrefOf={PAGES.adminDay}
                  refundsHref={PAGES.adminRefunds}
                  messagesHref={PAGES.adminMessages}
                  infoHref={PAGES.adminSettings}
                >
                  {facts.belowMinimum.length > 0 && <BelowMinimum days={facts.belowMinimum} />}
                  {facts.deposits.count > 0 && <DepositTasks {...facts.deposits} />}
                </AttentionList>
                <BackupStatus backup={facts.backup} />
                {facts.setup.isDemo && <LeaveDemo />}
              </>
            )}
          </Screen>
          <Screen queries={[summary, days, ofTomorrow]} skeleton="rows" failed={{ title: networkText.loadFailed }}>
            {(counts, ofMonth, ofNextMonth) => (
              <>
                <SummaryCounts summary={counts} hrefOf={PAGES.adminGuestsOf} />
                <OtherDays ofMonth={ofMonth} />
                <Cards>
                  <NextTrips days={[...ofMonth, ...ofNextMonth]} />
                  <SettingsLinks />
                </Cards>
                <Ways>
                  <LinkButton href={PAGES.adminDeposits} variant="quiet" size="small" icon="check">
                    {deposits.open}
                  </LinkButton>
                  <LinkButton href={PAGES.adminCatches} variant="quiet" size="small" icon="image">
                    {catchForm.open}
                  </LinkButton>
                  <LinkButton href={PAGES.adminStats()} variant="quiet" size="small" icon="layers">
                    {stats.open}
                  </LinkButton>
                  <LinkButton
                    href={listAddress(PAGES.adminMessages, { state: 'SENT' })}
                    variant="quiet"
                    size="small"
                    icon="message"
                  >
                    {messages.sentTitle}
                  </LinkButton>
                </Ways>
              </>
            )}
          </Screen>
        </>
      )}
      {!isAtSea && !(summary.currentData && days.currentData && ofTomorrow.currentData) && <SettingsLinks />}
    </OperatorPage>
  );
}
