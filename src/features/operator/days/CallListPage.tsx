import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isDayDate, seoulToday, yearMonthOf } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { allowsGuestAction } from '#contract/booking/guest.rules';
import type { CallList as Calls } from '#contract/notice/notice.schema';
import { PAGES } from '#contract/paths';
import { callList as copy, notice as noticeCopy } from '#copy/callList';
import { format } from '#copy/format';
import { frame } from '#copy/frame';
import { sortHeads } from '#copy/sortHeads';
import { Button } from '#src/components/base/actions/Button/Button';
import { LinkButton } from '#src/components/base/actions/LinkButton/LinkButton';
import { EmptyState } from '#src/components/base/feedback/EmptyState/EmptyState';
import { RadioGroup } from '#src/components/base/form/RadioGroup/RadioGroup';
import { OperatorPage } from '#src/components/frame/Page/OperatorPage';
import { CallList } from '#src/components/operator/bookings/CallList/CallList';
import { CallRow } from '#src/components/operator/bookings/CallList/CallRow';
import { CallHeads } from '#src/components/operator/bookings/CallList/CallList.styles';
import { NoticeForm } from '#src/components/operator/days/NoticeForm/NoticeForm';
import { refusal } from '#src/store/api';
import { useConfigInfo } from '#src/store/endpoints/config';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useNow } from '#src/store/hooks';
import { Screen } from '#src/features/base/Screen';
import { Filters, Last, Notice, Sum, Undo } from './CallListPage.styles';
import { useCallSort } from './useCallSort';
import { useGetCallListQuery } from './endpoints';
import { UndoTrip } from './UndoTrip';
import { callFilters, refundsOf, shownBy, useNotice, useTicks, type CallFilter } from './callList';

const SENDING_POLL_MS = 5_000;

export function CallListPage() {
  const { date = '' } = useParams();
  const valid = isDayDate(date);
  const today = seoulToday(useNow());
  const day = useGetDayByDateQuery(date, { skip: !valid });
  const [sending, setSending] = useState(false);
  const calls = useGetCallListQuery(day.currentData?.id ?? 0, {
    skip: !day.currentData,
    pollingInterval: sending ? SENDING_POLL_MS : 0,
  });
  const isSending = calls.currentData?.list.some(({ message }) => message === 'QUEUED') ?? false;
  if (isSending !== sending) setSending(isSending);
  const missing = !valid || (day.currentData === undefined && refusal(day.error)?.code === 'NOT_FOUND');
  const dayHref = valid ? PAGES.adminDay(date) : PAGES.adminReserve(yearMonthOf(today));
  const back = (
    <LinkButton href={dayHref} icon="left">
      {copy.back}
    </LinkButton>
  );
  if (missing)
    return (
      <OperatorPage section="days" documentTitle={copy.open}>
        <EmptyState
          as="h1"
          title={copy.notFound}
          action={<LinkButton href={PAGES.adminReserve(yearMonthOf(valid ? date : today))}>{frame.list}</LinkButton>}
        />
      </OperatorPage>
    );
  return (
    <OperatorPage section="days" title={copy.title(format.day(date))} aside={back}>
      <Screen queries={[day, calls]} skeleton="rows" failed={{ title: copy.loadFailed }}>
        {(trip, list) => <CallWork key={trip.id} day={trip} calls={list} />}
      </Screen>
    </OperatorPage>
  );
}

function CallWork({ day, calls }: { day: ReserveDay; calls: Calls }) {
  const [filter, setFilter] = useState<CallFilter>('all');
  const ticks = useTicks();
  const notice = useNotice(day);
  const info = useConfigInfo();
  const { list } = calls;
  // The trip may be cancelled while the list is open.
  const shown = callFilters(day).includes(filter) ? filter : 'all';
  const refunds = refundsOf(list);
  const { guests, heads } = useCallSort(shownBy(shown, list));
  return (
    <>
      <Undo>
        <UndoTrip day={day} />
      </Undo>
      {list.length > 0 && (
        <>
          <Notice>
            <Button
              ref={notice.openButton}
              variant="tint"
              icon="message"
              full
              aria-expanded={notice.isOpen}
              onClick={notice.toggle}
            >
              {noticeCopy.open}
            </Button>
            {calls.notice && (
              <Last>
                {`${noticeCopy.last(format.shortInstant(calls.notice.createdAt), format.cases(calls.notice.bookings))}\n${calls.notice.text}`}
              </Last>
            )}
            {notice.isOpen && (
              <NoticeForm
                {...notice.form}
                storeName={info.data?.name || frame.noStore}
                bookings={list.length}
                pending={notice.pending}
                onSubmit={notice.send}
                onClose={notice.close}
              />
            )}
          </Notice>
          {day.state === 'CANCEL' && refunds.cases > 0 && (
            <Sum>{copy.refundSum(format.cases(refunds.cases), format.money(refunds.amount))}</Sum>
          )}
          <Filters>
            <RadioGroup
              look="chips"
              label={copy.filter}
              options={callFilters(day).map((value) => ({ value, label: copy[value](shownBy(value, list).length) }))}
              value={shown}
              onChange={setFilter}
            />
          </Filters>
        </>
      )}
      <CallList
        label={copy.list}
        heads={guests.length > 1 && <CallHeads columns={sortHeads.calls} {...heads} />}
        emptyText={list.length === 0 ? copy.empty : copy.emptyOfFilter}
      >
        {guests.map((guest) => (
          <CallRow
            key={guest.id}
            guest={guest}
            pending={ticks.isPending(guest.id)}
            onCalled={(called) => ticks.tick(guest.id, called)}
            moveHref={
              day.state === 'CANCEL' && allowsGuestAction(guest, 'move') ? PAGES.adminMove(guest.id) : undefined
            }
          />
        ))}
      </CallList>
    </>
  );
}
