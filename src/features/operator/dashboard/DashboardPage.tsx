import { addDays, addMonths, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { listAddress, PAGES } from '#contract/paths';
import { isSetupShown } from '#contract/setup/setup.rules';
import { admin } from '#copy/admin';
import { attention as attentionCopy } from '#copy/attention';
import { deposits } from '#copy/deposits';
import { catchForm } from '#copy/catches';
import { messages } from '#copy/messages';
import { reserve } from '#copy/reserve';
import { stats } from '#copy/stats';
import { AttentionList } from '#src/components/operator/shell/AttentionList/AttentionList';
import { BackupStatus } from '#src/components/operator/settings/BackupStatus/BackupStatus';
import { VisuallyHidden } from '#src/components/base/display/VisuallyHidden/VisuallyHidden';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { SettingsLinks } from '#src/components/frame/SettingsNav/SettingsLinks';
import { SummaryCounts } from '#src/components/operator/shell/SummaryCounts/SummaryCounts';
import { networkText } from '#copy/network';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { useGetAttentionQuery, useGetGuestSummaryQuery } from '#src/store/endpoints/guests';
import { useAppSelector, useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { selectAtSea } from '#src/features/operator/atSea/atSea.slice';
import { OfflineTrips } from '#src/features/operator/atSea/OfflineTrips';
import { BelowMinimum } from './BelowMinimum';
import { DepositTasks } from './DepositTasks';
import { LeaveDemo, SetupTasks } from './SetupTasks';
import { NextTrips } from './NextTrips';

const WAYS = [
  { href: PAGES.adminDeposits, label: deposits.open },
  { href: PAGES.adminCatches, label: catchForm.open },
  { href: PAGES.adminStats(), label: stats.open },
  { href: listAddress(PAGES.adminMessages, { state: 'SENT' }), label: messages.sentTitle },
] as const;

/** Specification 2. */
export function DashboardPage() {
  const today = seoulToday(useNow());
  const summary = useGetGuestSummaryQuery();
  const month = yearMonthOf(today);
  const days = useGetDayListQuery(month);
  const ofNextMonth = useGetDayListQuery(addMonths(month, 1));
  const attention = useGetAttentionQuery();
  const tasks = attention.currentData;
  // The first steps of a new boat show it too; a demo needs none.
  const isBackupSaid = tasks?.backup.state === 'off' && (tasks.setup.isDemo || isSetupShown(tasks.setup));
  const { isLost, lists } = useAppSelector(selectAtSea);
  const isAtSea = isLost && lists !== null;
  // Tomorrow may be in the next month; later days can wait.
  const needed = yearMonthOf(addDays(today, 1)).month === month.month ? [days] : [days, ofNextMonth];

  return (
    <OperatorPage section="home" documentTitle={admin.title}>
      {/* Header and menu already show the title. */}
      <VisuallyHidden as="h1" id="page-title" tabIndex={-1}>
        {admin.title}
      </VisuallyHidden>
      {isAtSea ? (
        <OfflineTrips trips={lists.trips} />
      ) : (
        <>
          {tasks && <SetupTasks setup={tasks.setup} />}
          <Screen queries={needed} skeleton="rows" failed={{ title: reserve.failed }}>
            {() => <NextTrips days={[...(days.currentData ?? []), ...(ofNextMonth.currentData ?? [])]} />}
          </Screen>
          <Screen queries={[attention]} skeleton="rows" failed={{ title: attentionCopy.loadFailed }}>
            {(facts) => (
              <AttentionList
                attention={facts}
                dayHrefOf={PAGES.adminDay}
                waitingHrefOf={PAGES.adminWaiting}
                refundsHref={PAGES.adminRefunds}
                messagesHref={PAGES.adminMessages}
                infoHref={PAGES.adminSettings}
              >
                {facts.belowMinimum.length > 0 && <BelowMinimum days={facts.belowMinimum} />}
                {facts.deposits.count > 0 && <DepositTasks {...facts.deposits} />}
              </AttentionList>
            )}
          </Screen>
          <Screen queries={[summary]} skeleton="rows" failed={{ title: networkText.loadFailed }}>
            {(counts) => <SummaryCounts summary={counts} hrefOf={PAGES.adminGuestsOf} />}
          </Screen>
          <SettingsLinks>
            {WAYS.map(({ href, label }) => (
              <LinkButton key={href} href={href} size="small">
                {label}
              </LinkButton>
            ))}
          </SettingsLinks>
          {tasks && !isBackupSaid && <BackupStatus backup={tasks.backup} />}
          {tasks?.setup.isDemo && <LeaveDemo />}
        </>
      )}
    </OperatorPage>
  );
}
