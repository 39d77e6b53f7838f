import { PAGES } from '../../../../contract/paths';
import { format } from '../../../../copy/format';
import { frame } from '../../../../copy/frame';
import { guestList as copy } from '../../../../copy/guestList';
import { refunds } from '../../../../copy/refunds';
import { DownloadButton } from '../../../components/operator/DownloadButton/DownloadButton';
import { ErrorState } from '../../../components/base/feedback/ErrorState/ErrorState';
import { GuestFilters } from '../../../components/operator/GuestFilters/GuestFilters';
import { GuestRows } from '../../../components/operator/GuestRows/GuestRows';
import { LinkButton } from '../../../components/base/actions/LinkButton/LinkButton';
import { OperatorPage } from '../../../components/frame/Page/OperatorPage';
import { toPageTop } from '../../../components/frame/Page/focusPage';
import { Pagination } from '../../../components/base/actions/Pagination/Pagination';
import { Skeleton } from '../../../components/base/feedback/Skeleton/Skeleton';
import { failureText } from '../../../store/api';
import { useGuestCsv } from '../../../store/endpoints/download';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../components/base/actions/Button/Button';
import { guestsAsked, keywordSearched, pageChosen, periodChosen, stateChosen } from './guestFilter.slice';
import { OneDay, Results } from './GuestListPage.styles';
import { useChooseFilter } from './useFilterAddress';
import { useGuestList } from './useGuestList';
import { selectGuestFilter } from './selectGuestFilter';

/** The bookings that match the filters, in pages; limited to one trip if `dayId` is set. */
export function GuestList({ dayId }: { dayId: number | null }) {
  const choose = useChooseFilter(dayId);
  const { period, state, keyword } = useAppSelector(selectGuestFilter);
  const { asked, list, pending, elsewhere, askCancel, ifCancelledOf, act, saveMemo } = useGuestList(dayId);
  const csv = useGuestCsv();
  const failed = list.isError && !list.currentData;
  const shown = failed ? undefined : list.data;

  return (
    <OperatorPage
      section="guests"
      title={copy.title}
      aside={<LinkButton href={PAGES.adminRefunds}>{refunds.title}</LinkButton>}
    >
      <GuestFilters
        period={period}
        state={state}
        keyword={keyword}
        onPeriod={(chosen) => choose(periodChosen(chosen))}
        onState={(chosen) => choose(stateChosen(chosen))}
        onSearch={(text) => choose(keywordSearched(text))}
      />
      {dayId !== null && (
        <OneDay>
          {copy.oneDay}
          <LinkButton href={PAGES.adminGuests} size="small">
            {copy.allDays}
          </LinkButton>
        </OneDay>
      )}
      {elsewhere > 0 && (
        <OneDay role="status">
          {copy.elsewhere(format.cases(elsewhere))}
          <Button size="small" onClick={() => choose(guestsAsked({ keyword }))}>
            {copy.showAll}
          </Button>
        </OneDay>
      )}
      {shown ? (
        // The previous list stays visible until the new one is loaded.
        <Results aria-busy={!list.currentData}>
          <GuestRows
            label={copy.total(format.cases(shown.totalElements))}
            counts="none"
            emptyText={copy.empty}
            emptyAction={
              elsewhere === 0 &&
              (keyword !== '' ? (
                <Button onClick={() => choose(keywordSearched(''))}>{copy.clearKeyword}</Button>
              ) : (
                <LinkButton href={PAGES.adminReserve()}>{copy.toDays}</LinkButton>
              ))
            }
            guests={shown.list}
            pending={pending}
            onCancelAsked={askCancel}
            ifCancelledOf={ifCancelledOf}
            onAct={(guest, action) => void act(guest, action)}
            onMemo={saveMemo}
            editHrefOf={({ id }) => PAGES.adminGuest(id)}
            dayHrefOf={({ date }) => PAGES.adminDay(date)}
          />
          {shown.totalElements > 0 && (
            <DownloadButton pending={csv.pending} error={csv.error} onDownload={() => void csv.download(asked)} />
          )}
          <Pagination
            page={shown.page}
            totalPages={shown.totalPages}
            onChange={(page) => {
              choose(pageChosen(page));
              toPageTop();
            }}
          />
        </Results>
      ) : failed ? (
        <ErrorState title={copy.loadFailed} hint={failureText(list.error)} onRetry={() => void list.refetch()} />
      ) : (
        <Skeleton kind="guest-list" label={frame.loading} />
      )}
    </OperatorPage>
  );
}
