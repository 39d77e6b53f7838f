import { useState } from 'react';
import type { GuestDetail, MoveGuest } from '#contract/booking/guest.schema';
import { bookableMonths } from '#contract/config/config.rules';
import { monthTabs, sameMonth, seoulToday, yearMonthOf, type YearMonth } from '#contract/day/calendar.rules';
import { format } from '#copy/format';
import { guestMove as copy } from '#copy/guestMove';
import { unanswered } from '#copy/unanswered';
import { useConfirmed } from '#src/features/operator/actions/useConfirmed';
import { useReadGuest } from '#src/features/operator/actions/useReadGuest';
import { useConfigLogic } from '#src/store/endpoints/config';
import { useGetDayListQuery } from '#src/store/endpoints/days';
import { useMoveGuestMutation } from '#src/store/endpoints/guests';
import { useNow } from '#src/store/hooks';
import { useWayBack } from './useGuestEdit';

export const useGuestMove = (guest: GuestDetail) => {
  const today = seoulToday(useNow());
  const logic = useConfigLogic();
  const months = monthTabs(today, bookableMonths(logic.data ?? { month: null }) + 1);
  const ofTrip = months.find((each) => sameMonth(each, yearMonthOf(guest.date)));
  const [chosen, setChosen] = useState<YearMonth | null>(null);
  const month = chosen ?? ofTrip ?? yearMonthOf(today);
  const days = useGetDayListQuery(month);
  const [move, { isLoading: pending }] = useMoveGuestMutation();
  const { confirm, form } = useConfirmed();
  const readGuest = useReadGuest();
  const goBack = useWayBack();
  const dateOf = (id: number) => days.currentData?.find((day) => day.id === id)?.date ?? guest.date;

  return {
    today,
    months,
    month,
    setMonth: setChosen,
    days,
    pending,
    form,
    save: (values: Omit<MoveGuest, 'id'>) =>
      confirm(move({ id: guest.id, ...values }), {
        done: copy.moved(format.day(dateOf(values.dayId))),
        already: unanswered.already.move,
        holds: async () => {
          const now = await readGuest(guest.id);
          return now === 'gone' ? false : now && now.state !== 'CANCEL' && now.date === dateOf(values.dayId);
        },
        next: goBack,
      }),
  };
};
