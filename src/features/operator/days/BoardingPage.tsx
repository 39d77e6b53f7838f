import { useParams } from 'react-router-dom';
import { listedTotals } from '#contract/boarding/boarding.rules';
import { isDayDate, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { boarding as copy } from '#copy/boarding';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { networkText } from '#copy/network';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { Skeleton } from '#src/components/base/feedback/Skeleton/Skeleton';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { ManifestLink } from '#src/components/operator/bookings/ManifestLink/ManifestLink';
import { useGetAtSeaQuery } from '#src/store/endpoints/atSea';
import { useAppSelector, useNow } from '#src/store/hooks';
import { selectAtSea } from '#src/features/operator/atSea/atSea.slice';
import { TripAtSea } from '#src/features/operator/atSea/TripAtSea';
import { useOfflineTrip } from '#src/features/operator/atSea/useTicks';
import { useLaterTrip } from './useLaterTrip';

/** Today's trip and the next two work without a signal. */
export function BoardingPage() {
  const { date = '' } = useParams();
  const today = seoulToday(useNow());
  const valid = isDayDate(date);
  const { lists, isLost, isRead } = useAppSelector(selectAtSea);
  const { isError, isFetching, refetch } = useGetAtSeaQuery();
  // A trip that is not stored on the device needs a signal.
  const isLater = valid && lists !== null && !lists.trips.some(({ day }) => day.date === date);
  const later = useLaterTrip(date, isLater && !isLost);
  const trip = useOfflineTrip(date) ?? later.trip;
  const dayHref = valid ? PAGES.adminDay(date) : PAGES.adminReserve(yearMonthOf(today));
  const back = (
    <LinkButton href={dayHref} icon="left">
      {copy.dayPage}
    </LinkButton>
  );
  const listed = trip && listedTotals(trip.parties);
  if (trip)
    return (
      <OperatorPage section="days" title={copy.title(format.day(date))} aside={back}>
        {listed && <ManifestLink {...listed} href={PAGES.adminManifest(date)} />}
        <TripAtSea trip={trip} />
      </OperatorPage>
    );
  const isRefused = valid && !isLost && (lists === null ? isError && !isFetching : later.isFailed);
  const isLoading = valid && !isRefused && (lists === null ? !(isLost && isRead) : later.isLoading);
  return (
    <OperatorPage
      section="days"
      {...(isLoading || isRefused ? { title: copy.title(format.day(date)) } : { documentTitle: copy.open })}
    >
      {isLoading ? (
        <Skeleton kind="rows" label={copy.loading} />
      ) : isRefused ? (
        <ErrorState title={copy.loadFailed} onRetry={() => (lists === null ? void refetch() : later.retry())} />
      ) : (
        <EmptyState
          as="h1"
          title={later.isMissing ? copy.noTrip : copy.notKept}
          {...(!later.isMissing && { hint: lists === null ? networkText.unloaded : copy.notKeptHint })}
          action={<LinkButton href={dayHref}>{valid ? copy.dayPage : frame.list}</LinkButton>}
        />
      )}
    </OperatorPage>
  );
}
