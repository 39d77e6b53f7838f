import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { depositMark } from '#contract/booking/deadline.rules';
import type { Attention } from '#contract/booking/guest.schema';
import type { DayDate } from '#contract/day/calendar.rules';
import { PAGES } from '#contract/paths';
import { DepositRow } from '#src/components/operator/money/DepositsDue/DepositRow';
import { DepositsDue } from '#src/components/operator/money/DepositsDue/DepositsDue';
import { useGetDayByDateQuery } from '#src/store/endpoints/days';
import { useNow } from '#src/store/hooks';
import { useGuestActions } from '#src/features/operator/actions/useGuestActions';

export function DepositTasks({ count, list }: Attention['deposits']) {
  const now = useNow();
  // The effect on the seats needs the trip, loaded when the dialog opens.
  const [trip, setTrip] = useState<DayDate | null>(null);
  const { currentData: day } = useGetDayByDateQuery(trip ?? skipToken);
  const { act, pendingOf, ifCancelledOf } = useGuestActions(day);
  return (
    <DepositsDue
      count={count}
      allHref={count > list.length ? PAGES.adminGuestsOf({ guestState: 'WATTING', date: 'future' }) : undefined}
    >
      {list.map((guest) => (
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
