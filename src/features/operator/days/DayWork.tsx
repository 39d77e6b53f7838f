import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReserveDay } from '#contract/day/day.schema';
import { seoulToday } from '#contract/day/calendar.rules';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { depositMark } from '#contract/booking/deadline.rules';
import { guestTotals } from '#contract/booking/guest.rules';
import type { DayManifest } from '#contract/manifest/manifest.schema';
import { isNoticeRecipient } from '#contract/notice/notice.rules';
import { PAGES, WAITING_PART } from '#contract/paths';
import { boarding } from '#copy/boarding';
import { callList } from '#copy/callList';
import { addGuest } from '#copy/addGuest';
import { admin } from '#copy/admin';
import { dayFactsForm } from '#copy/dayFactsForm';
import { format } from '#copy/format';
import { guest as guestCopy } from '#copy/guest';
import { guestList } from '#copy/guestList';
import { sortHeads } from '#copy/sortHeads';
import { waitingList } from '#copy/waiting';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { SearchField } from '#src/components/base/form/SearchField/SearchField';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { ErrorState } from '#src/components/base/feedback/ErrorState/ErrorState';
import { AddGuestForm } from '#src/components/operator/bookings/AddGuestForm/AddGuestForm';
import { ChangeList } from '#src/components/operator/shell/ChangeList/ChangeList';
import { ClosedDayQuestion } from '#src/components/operator/days/ClosedDayQuestion/ClosedDayQuestion';
import { DayFactsForm } from '#src/components/operator/days/DayFactsForm/DayFactsForm';
import { DownloadButton } from '#src/components/operator/shell/DownloadButton/DownloadButton';
import { GuestRow } from '#src/components/operator/bookings/GuestRow/GuestRow';
import { GuestRows } from '#src/components/operator/bookings/GuestRows/GuestRows';
import { GuestHeads } from '#src/components/operator/bookings/GuestRows/GuestRows.styles';
import { HistoryPanel } from '#src/components/operator/shell/HistoryPanel/HistoryPanel';
import { MemoEditor } from '#src/components/operator/bookings/MemoEditor/MemoEditor';
import { WaitingList } from '#src/components/operator/waiting/WaitingList/WaitingList';
import { WaitingRow } from '#src/components/operator/waiting/WaitingList/WaitingRow';
import { useGuestCsv } from '#src/store/download';
import { useHistory } from '#src/store/endpoints/history';
import { useNow } from '#src/store/hooks';
import { useGuestActions } from '#src/features/operator/actions/useGuestActions';
import { useThisYear } from '#src/features/base/useThisYear';
import { Adding, Columns, Controls, Export, Guests, Panel, Tasks } from './AdminDayPage.styles';
import { useOfflineTrip } from '#src/features/operator/atSea/useTicks';
import { TripFacts } from './TripFacts';
import { useAddGuest } from './useAddGuest';
import { useDayWork } from './useDayWork';
import { useDayGuests } from './useDayGuests';
import { useWaitingList } from './useWaitingList';

interface DayWorkProps {
  day: ReserveDay;
  guests: readonly ManagedGuest[];
  /** Null during loading, or while the policy is off. */
  manifest: DayManifest | null;
}

export function DayWork({ day, guests, manifest }: DayWorkProps) {
  const work = useDayWork(day);
  const { pendingOf, act, saveMemo, ifCancelledOf } = useGuestActions(day);
  const adding = useAddGuest(day);
  const waiting = useWaitingList(day);
  const waitingRef = useRef<HTMLDivElement>(null);
  const isWaitingAsked = useLocation().hash === WAITING_PART && waiting !== null;
  useEffect(() => {
    if (isWaitingAsked) waitingRef.current?.scrollIntoView();
  }, [isWaitingAsked]);
  const now = useNow();
  const thisYear = useThisYear();
  const today = seoulToday(now);
  const hasRecipients = guests.some((guest) => isNoticeRecipient(guest, day));
  const isOpenToAdd = day.state !== 'CANCEL' && day.date >= today;
  const csv = useGuestCsv();
  const history = useHistory({ dayId: day.id });
  const totals = guestTotals(guests);
  const list = useDayGuests(guests);
  const folded = guestTotals(list.folded);
  const isBoarding = useOfflineTrip(day.date) !== null && day.state !== 'CANCEL' && totals.cases > 0;
  // History entries link to bookings; a cancelled booking cannot be edited.
  const ids = new Set(guests.filter(({ state }) => state !== 'CANCEL').map(({ id }) => id));
  const rowOf = (guest: ManagedGuest) => (
    <GuestRow
      key={guest.id}
      guest={guest}
      deposit={depositMark(guest, now)}
      pending={pendingOf(guest.id)}
      onAct={async (action) => {
        // The row is removed with the focused button.
        if ((await act(guest, action)) && action === 'delete') document.getElementById('page-title')?.focus();
      }}
      onMemo={(memo) => saveMemo(guest, memo)}
      ifCancelled={ifCancelledOf(guest)}
      editHref={PAGES.adminGuest(guest.id)}
      moveHref={PAGES.adminMove(guest.id)}
    />
  );
  return (
    <Columns>
      <TripFacts day={day} guests={guests} work={work} manifest={manifest} />
      <Guests>
        {(isOpenToAdd || hasRecipients || isBoarding) && (
          <Tasks>
            {isBoarding && (
              <LinkButton href={PAGES.adminBoarding(day.date)} icon="anchor" full>
                {boarding.open}
              </LinkButton>
            )}
            {isOpenToAdd && (
              <Button
                ref={adding.openButton}
                variant="tint"
                icon="plus"
                full
                aria-expanded={adding.isOpen}
                onClick={adding.toggle}
              >
                {addGuest.open}
              </Button>
            )}
            {hasRecipients && (
              <LinkButton href={PAGES.adminCalls(day.date)} icon="phone" full>
                {callList.open}
              </LinkButton>
            )}
          </Tasks>
        )}
        {isOpenToAdd && adding.isOpen && (
          <Adding>
            <AddGuestForm
              key={adding.filled}
              {...adding.form}
              day={day}
              guests={guests}
              pending={adding.pending}
              onSubmit={adding.save}
              onClose={adding.close}
            />
            <ClosedDayQuestion {...adding.question} day={adding.isAsking ? day : null} confirmLabel={addGuest.submit} />
          </Adding>
        )}
        <GuestRows
          label={guestCopy.listTitle}
          sum={guestCopy.count(format.cases(totals.cases), format.people(totals.paidPeople + totals.unpaidPeople))}
          search={
            list.search && (
              <SearchField
                label={guestList.keyword}
                placeholder={guestList.placeholder}
                submitLabel={guestList.search}
                {...list.search}
                searchesAt={/^/}
              />
            )
          }
          heads={guests.length > 1 && <GuestHeads columns={sortHeads.guests} {...list.heads} />}
          folded={
            folded.cases > 0
              ? {
                  title: guestList.states.COMPLETE,
                  note: guestCopy.count(format.cases(folded.cases), format.people(folded.paidPeople)),
                  rows: list.folded.map(rowOf),
                }
              : null
          }
          empty={<EmptyState title={list.search?.value ? guestList.empty : guestCopy.empty} picture={false} />}
        >
          {list.guests.map(rowOf)}
        </GuestRows>
        {waiting?.failed && <ErrorState title={waitingList.loadFailed} {...waiting.failed} />}
        {waiting && !waiting.failed && (
          <div ref={waitingRef}>
            <WaitingList sum={waiting.sum}>
              {waiting.rows.map((row) => (
                <WaitingRow key={row.entry.id} {...row} />
              ))}
            </WaitingList>
          </div>
        )}
        <Export>
          <DownloadButton
            pending={csv.pending}
            error={csv.error}
            onDownload={() => void csv.download({ dayId: day.id })}
          />
        </Export>
      </Guests>
      <Controls>
        <Panel aria-label={admin.day.memoShort}>
          <MemoEditor
            memo={day.memo}
            isPublic={day.memoPublic === 'Y'}
            pending={work.memoPending}
            error={work.memoError}
            onSave={work.saveMemo}
          />
        </Panel>
        <Panel aria-label={dayFactsForm.title}>
          <DayFactsForm {...work.factsForm} day={day} pending={work.factsPending} onSubmit={work.saveFacts} />
        </Panel>
        <HistoryPanel {...history.panel}>
          {history.changes && (
            <ChangeList
              changes={history.changes}
              thisYear={thisYear}
              hrefOf={({ guestId }) => (guestId !== null && ids.has(guestId) ? PAGES.adminGuest(guestId) : null)}
            />
          )}
        </HistoryPanel>
      </Controls>
    </Columns>
  );
}
