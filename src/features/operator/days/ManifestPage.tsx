import { useParams } from 'react-router-dom';
import { isDayDate, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { usesManifest } from '#contract/config/config.rules';
import { PAGES } from '#contract/paths';
import { callList } from '#copy/callList';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { manifestAdmin as copy } from '#copy/manifestAdmin';
import { settings } from '#copy/settings';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { refusal } from '#src/store/api';
import { useConfigLogic } from '#src/store/endpoints/config';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useGetGuestsOfDayQuery } from '#src/store/endpoints/guests';
import { useDayManifest } from '#src/store/endpoints/manifest';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { ManifestWork } from './ManifestWork';

/** The list that the law requires before departure. */
export function ManifestPage() {
  const { date = '' } = useParams();
  const today = seoulToday(useNow());
  const valid = isDayDate(date);
  const policy = useConfigLogic();
  const day = useGetDayByDateQuery(date, { skip: !valid });
  const manifest = useDayManifest(day.currentData?.id);
  // For printing.
  const guests = useGetGuestsOfDayQuery(day.currentData?.id ?? 0, { skip: !day.currentData });
  const missing = !valid || (day.currentData === undefined && refusal(day.error)?.code === 'NOT_FOUND');
  const isOff = policy.data !== undefined && !usesManifest(policy.data);
  if (missing || isOff)
    return (
      <OperatorPage section="days" documentTitle={copy.open}>
        <EmptyState
          as="h1"
          title={missing ? callList.notFound : copy.off}
          {...(!missing && { hint: copy.offHint })}
          action={
            missing ? (
              <LinkButton href={PAGES.adminReserve(yearMonthOf(valid ? date : today))}>{frame.list}</LinkButton>
            ) : (
              <LinkButton href={PAGES.adminPolicy}>{settings.pages.policy}</LinkButton>
            )
          }
        />
      </OperatorPage>
    );
  return (
    <OperatorPage
      section="days"
      title={copy.title(format.day(date))}
      aside={
        <LinkButton href={PAGES.adminDay(date)} icon="left">
          {callList.back}
        </LinkButton>
      }
    >
      <Screen queries={[day, manifest, guests]} skeleton="rows" failed={{ title: copy.loadFailed }}>
        {(trip, list, booked) => <ManifestWork key={trip.id} day={trip} manifest={list} guests={booked} />}
      </Screen>
    </OperatorPage>
  );
}
