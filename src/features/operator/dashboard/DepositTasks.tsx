import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { depositMark } from '#contract/booking/deadline.rules';
import type { Attention, ManagedGuest } from '#contract/booking/guest.schema';
import { stillDue } from '#contract/booking/refund.rules';
import type { DayDate } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { DepositRow } from '#src/components/operator/money/DepositsDue/DepositRow';
import { DepositSort } from '#src/components/operator/money/DepositsDue/DepositSort';
import { DepositsDue } from '#src/components/operator/money/DepositsDue/DepositsDue';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useNow } from '#src/store/hooks';
import { byName, byNumber, useSorted } from '#src/features/operator/search/useSorted';
import { useGuestActions } from '#src/features/operator/actions/useGuestActions';

const COMPARE = {
  name: byName(({ name }: ManagedGuest) => name),
  day: byName(({ date }: ManagedGuest) => date),
  due: byNumber(stillDue),
  payBy: byNumber(({ payBy }: ManagedGuest) => (payBy === null ? Infinity : Date.parse(payBy))),
};

export function DepositTasks({ count, list }: Attention['deposits']) {
  const now = useNow();
  // The effect on the seats needs the trip, loaded when the dialog opens.
  const [trip, setTrip] = useState<DayDate | null>(null);
  const { currentData: day } = useGetDayByDateQuery(trip ?? skipToken);
  const { act, pendingOf, ifCancelledOf } = useGuestActions(day);
  const { rows, heads } = useSorted(list, COMPARE);
  return (
    <DepositsDue
      count={count}
      heads={list.length > 1 && <DepositSort {...heads} />}
      allHref={count > list.length ? PAGES.adminGuestsOf({ guestState: 'WATTING', date: 'future' }) : undefined}
    >
      {rows.map((guest) => (
        <DepositRow
          key={guest.id}
          guest={guest}
          deposit={depositMark(guest, now)}
          dayHref={PAGES.adminDay(guest.date)}
          pending={pendingOf(guest.id)}
          ifCancelled={ifCancelledOf(guest)}
          onCancelAsked={() => setTrip(guest.date)}
          onAct={(action) => void act(guest, action)}
        />
      ))}
    </DepositsDue>
  );
}
