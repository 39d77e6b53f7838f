import { useParams } from 'react-router-dom';
import { seoulToday, yearMonthOf, isDayDate } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { boarding } from '#copy/boarding';
import { bulk } from '#copy/bulk';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { passengers } from '#copy/passengers';
import { Button } from '#src/components/base/actions/Button/Button';
import { CreateDayPrompt } from '#src/components/operator/days/CreateDayPrompt/CreateDayPrompt';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { PassengerList } from '#src/components/operator/bookings/PassengerList/PassengerList';
import { PrintSheet } from '#src/components/operator/shell/PrintSheet/PrintSheet';
import { refusal } from '#src/store/api';
import { useConfigInfo, useTidePhase } from '#src/store/endpoints/config';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useGetGuestsOfDayQuery } from '#src/store/endpoints/guests';
import { useDayManifest } from '#src/store/endpoints/manifest';
import { useNow } from '#src/store/hooks';
import { TripAtSea } from '#src/features/operator/atSea/TripAtSea';
import { useOfflineTrip } from '#src/features/operator/atSea/useTicks';
import { Screen } from '#src/features/base/Screen';
import { Back, Top } from './AdminDayPage.styles';
import { Wrap } from '#src/components/base/display/elements.styles';
import { DayWork } from './DayWork';

/** Specification 2. */
export function AdminDayPage() {
  const { date = '' } = useParams();
  const today = seoulToday(useNow());
  const valid = isDayDate(date);
  const day = useGetDayByDateQuery(date, { skip: !valid });
  const guests = useGetGuestsOfDayQuery(day.currentData?.id ?? 0, { skip: !day.currentData });
  const { currentData: manifest = null, isLoading: isListLoading } = useDayManifest(day.currentData?.id);
  const info = useConfigInfo();
  const phaseOf = useTidePhase();
  const listHref = PAGES.adminReserve(valid ? yearMonthOf(date) : yearMonthOf(today));
  const bulkHref = valid ? PAGES.adminBulk({ date, ...yearMonthOf(date) }) : PAGES.adminBulk();
  const missing = [day, guests].some(
    ({ currentData, error }) => currentData === undefined && refusal(error)?.code === 'NOT_FOUND',
  );

  // True during a refetch too.
  const isUnread = [day, guests].some(({ currentData, error }) => currentData === undefined && error !== undefined);
  const offline = useOfflineTrip(date);
  const atSea = isUnread && !missing ? offline : null;

  return (
    <OperatorPage section="days" documentTitle={valid ? format.longDate(date) : admin.nav.days}>
      {!missing && (
        <Top>
          <Back>
            <LinkButton href={listHref} variant="quiet" icon="left" size="small">
              {frame.list}
            </LinkButton>
          </Back>
          {day.currentData && (
            <Wrap>
              {guests.currentData && !isListLoading && (
                <Button icon="print" onClick={() => window.print()}>
                  {passengers.print}
                </Button>
              )}
              <LinkButton href={bulkHref} icon="edit">
                {bulk.edit}
              </LinkButton>
            </Wrap>
          )}
        </Top>
      )}
      {!valid ? (
        <EmptyState as="h1" title={admin.day.notFound} action={<LinkButton href={listHref}>{frame.list}</LinkButton>} />
      ) : atSea ? (
        <>
          <h1 id="page-title" tabIndex={-1}>
            {boarding.title(format.day(date))}
          </h1>
          <TripAtSea trip={atSea} />
        </>
      ) : missing ? (
        <CreateDayPrompt date={date} createHref={bulkHref} listHref={listHref} />
      ) : (
        <Screen queries={[day, guests]} skeleton="rows" failed={{ title: admin.day.loadFailed }}>
          {(trip, list) => (
            <>
              <DayWork key={trip.id} day={trip} guests={list} manifest={manifest} />
              <PrintSheet>
                <PassengerList
                  storeName={info.data?.name || frame.noStore}
                  day={trip}
                  phase={phaseOf(date)}
                  guests={list}
                  manifest={manifest}
                />
              </PrintSheet>
            </>
          )}
        </Screen>
      )}
    </OperatorPage>
  );
}
