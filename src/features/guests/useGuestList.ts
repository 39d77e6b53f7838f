import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { refundOnCancel } from '../../../contract/booking/refund.rules';
import { seoulToday, type DayDate } from '../../../contract/day/calendar.rules';
import type { Guest, ManagedGuest } from '../../../contract/guest/guest.schema';
import { guest as guestCopy } from '../../../copy/guest';
import { guestList as copy } from '../../../copy/guestList';
import { refunds } from '../../../copy/refunds';
import { focusPage } from '../../components/Page/focusPage';
import { showOutcome } from '../../components/Toast/showOutcome';
import { failureText } from '../../store/api';
import { useGetDayByDateQuery } from '../../store/endpoints/days';
import { useGetGuestListQuery, useGuestMutations } from '../../store/endpoints/guests';
import { useAppDispatch, useAppSelector, useNow } from '../../store/hooks';
import { pageChosen } from './guestFilter.slice';
import { selectGuestFilter } from './selectGuestFilter';

/** The bookings that the filters leave, of one trip where `dayId` names it, and what is done with them. */
export const useGuestList = (dayId: number | null) => {
  const today = seoulToday(useNow());
  const dispatch = useAppDispatch();
  const { period, state, keyword, page } = useAppSelector(selectGuestFilter);
  // Specification 4: finished trips are asked for by today's date.
  const asked = { id: dayId ?? ('' as const), state, date: period === 'past' ? today : period, keyword };
  const list = useGetGuestListQuery({ ...asked, page });
  const actions = useGuestMutations();
  // What a cancellation owes follows the trip, which is read when the question is asked.
  const [trip, setTrip] = useState<DayDate | null>(null);
  const day = useGetDayByDateQuery(trip ?? skipToken).currentData;

  // The last booking of the last page was deleted or no longer fits the filter.
  const pages = list.currentData?.totalPages;
  useEffect(() => {
    if (pages !== undefined && page > 0 && page >= pages) dispatch(pageChosen(Math.max(0, pages - 1)));
  }, [pages, page, dispatch]);

  const settle = ({ error }: { error?: unknown }, done: string) => showOutcome(error ? failureText(error) : null, done);
  return {
    /** The search behind the list, without its page. */
    asked,
    list,
    pending: actions.pending,
    askCancel: ({ date }: Guest) => setTrip(date),
    owedNowOf: (guest: ManagedGuest) =>
      day && day.date === guest.date ? refundOnCancel(guest, day, today) : undefined,
    complete: async ({ id }: Guest) => settle(await actions.complete(id), guestCopy.changed),
    cancel: async ({ id }: Guest) => settle(await actions.cancel(id), guestCopy.cancelled),
    refund: async ({ id }: Guest) => settle(await actions.refund(id), refunds.marked),
    remove: async ({ id }: Guest) => {
      // The row goes with its button: the focus moves to where the list begins.
      if (settle(await actions.remove(id), copy.deleted)) focusPage();
    },
  };
};
