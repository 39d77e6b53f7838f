import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';
import { depositMark } from '#contract/booking/deadline.rules';
import { seoulToday, yearMonthOf, type DayDate } from '#contract/day/calendar.rules';
import { guestsAddress, PAGES, readGuestListFilters } from '#contract/paths';
import { deposits } from '#copy/deposits';
import { format } from '#copy/format';
import { guestList as copy } from '#copy/guestList';
import { refunds } from '#copy/refunds';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { Pagination } from '#src/components/base/actions/Pagination/Pagination';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { focusPage } from '#src/components/base/focus';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { DownloadButton } from '#src/components/operator/shell/DownloadButton/DownloadButton';
import { GuestFilters } from '#src/components/operator/bookings/GuestFilters/GuestFilters';
import { GuestRow } from '#src/components/operator/bookings/GuestRow/GuestRow';
import { GuestRows } from '#src/components/operator/bookings/GuestRows/GuestRows';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useGuestCsv } from '#src/store/download';
import { useGetGuestListQuery } from '#src/store/endpoints/guests';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { useGuestActions } from '#src/features/operator/actions/useGuestActions';
import { usePagedSearch } from '#src/features/operator/search/usePagedSearch';
import { NO_SEARCHES, type Searches } from '#src/features/operator/search/searches';
import { OneDay, Results } from './GuestListPage.styles';

const EVERY_BOOKING = { date: 'all', guestState: '' } as const;

const readDayId = (search: string): number | null => {
  const id = Number(new URLSearchParams(search).get('id'));
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** Specification 2, 4. */
export function GuestListPage() {
  const now = useNow();
  const today = seoulToday(now);
  const dayId = readDayId(useLocation().search);
  // Specification 4: finished trips are requested with today's date.
  const askedOf = ({ date, guestState: state, keyword }: Searches['guests']) =>
    ({ id: dayId ?? '', state, date: date === 'past' ? today : date, keyword }) as const;
  const { filters, choose, query, isOld, pagination } = usePagedSearch(
    {
      list: 'guests',
      read: readGuestListFilters,
      addressOf: (filters) => guestsAddress(filters, dayId),
      askedOf: (filters: Searches['guests']) => ({ ...askedOf(filters), page: filters.page }),
    },
    useGetGuestListQuery,
  );
  const { date, guestState, keyword } = filters;

  // The filters may hide all bookings.
  const total = isOld ? undefined : query.currentData?.totalElements;
  const narrowed = total === 0 && (guestState !== '' || date !== 'all');
  const everywhere = useGetGuestListQuery(
    narrowed ? { id: dayId ?? '', state: '', date: 'all', keyword, page: 0 } : skipToken,
  ).currentData;
  const elsewhere = everywhere?.totalElements ?? 0;

  const [trip, setTrip] = useState<DayDate | null>(null);
  const { act, pendingOf, ifCancelledOf, saveMemo } = useGuestActions(
    useGetDayByDateQuery(trip ?? skipToken).currentData,
  );
  const csv = useGuestCsv();
  /** A search covers every period and state; without one the list shows open work again. */
  const search = (text: string): void => {
    if (text === keyword) return;
    const { date, guestState } = text === '' ? NO_SEARCHES.guests : EVERY_BOOKING;
    choose({ keyword: text, date, guestState }, text !== '' && keyword !== '');
  };

  return (
    <OperatorPage
      section="guests"
      title={copy.title}
      aside={<LinkButton href={PAGES.adminRefunds}>{refunds.title}</LinkButton>}
    >
      <GuestFilters
        period={date}
        state={guestState}
        keyword={keyword}
        // Specification 4: finished trips are shown in every state.
        onPeriod={(period) => choose({ date: period, ...(period === 'past' && { guestState: '' }) })}
        onState={(state) => choose({ guestState: state })}
        onSearch={search}
      />
      {guestState === 'WATTING' && (
        <div>
          <LinkButton href={PAGES.adminDeposits} variant="tint" size="small" icon="check">
            {deposits.open}
          </LinkButton>
        </div>
      )}
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
          <span>{copy.elsewhere(format.cases(elsewhere))}</span>
          <Button size="small" onClick={() => choose(EVERY_BOOKING)}>
            {copy.showAll}
          </Button>
        </OneDay>
      )}
      <Screen queries={[query]} skeleton="rows" failed={{ title: copy.loadFailed }}>
        {({ list, totalElements }) => (
          <Results aria-busy={isOld}>
            <GuestRows
              label={copy.total(format.cases(totalElements))}
              announced
              empty={
                <EmptyState
                  title={copy.empty}
                  picture={false}
                  action={
                    elsewhere === 0 &&
                    (keyword !== '' ? (
                      <Button onClick={() => search('')}>{copy.clearKeyword}</Button>
                    ) : (
                      <LinkButton href={PAGES.adminReserve()}>{copy.toDays}</LinkButton>
                    ))
                  }
                />
              }
            >
              {list.map((guest) => (
                <GuestRow
                  key={guest.id}
                  guest={guest}
                  deposit={depositMark(guest, now)}
                  pending={pendingOf(guest.id)}
                  onCancelAsked={() => setTrip(guest.date)}
                  ifCancelled={ifCancelledOf(guest)}
                  onAct={async (action) => {
                    // The row is removed with the focused button.
                    if ((await act(guest, action)) && action === 'delete') focusPage();
                  }}
                  onMemo={(memo) => saveMemo(guest, memo)}
                  editHref={PAGES.adminGuest(guest.id)}
                  moveHref={PAGES.adminMove(guest.id)}
                  dayHref={PAGES.adminDay(guest.date)}
                  thisYear={yearMonthOf(today).year}
                />
              ))}
            </GuestRows>
            {totalElements > 0 && (
              <DownloadButton
                pending={csv.pending}
                error={csv.error}
                onDownload={() => void csv.download(askedOf(filters))}
              />
            )}
            <Pagination {...pagination} />
          </Results>
        )}
      </Screen>
    </OperatorPage>
  );
}
