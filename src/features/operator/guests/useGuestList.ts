import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { refundOnCancel } from '../../../../contract/booking/refund.rules';
import { seoulToday, type DayDate } from '../../../../contract/day/calendar.rules';
import type { ManagedGuest } from '../../../../contract/booking/guest.schema';
import { seatsAfterCancel } from '../../../../contract/day/day.rules';
import { admin } from '../../../../copy/admin';
import { guest as guestCopy } from '../../../../copy/guest';
import { guestList as copy } from '../../../../copy/guestList';
import { refunds } from '../../../../copy/refunds';
import { shownName, type GuestQuestionKind } from '../../../components/operator/GuestRow/GuestQuestion';
import { focusPage } from '../../../components/frame/Page/focusPage';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import type { Undo } from '../../../components/base/feedback/Toast/TakeBack';
import { failureText } from '../../../store/api';
import { useGetDayByDateQuery } from '../../../store/endpoints/days';
import { useGetGuestListQuery, useGuestMutations, useUpdateGuestMemoMutation } from '../../../store/endpoints/guests';
import { useAppDispatch, useAppSelector, useNow } from '../../../store/hooks';
import { pageChosen } from './guestFilter.slice';
import { selectGuestFilter } from './selectGuestFilter';

/** The bookings that match the filters, limited to one trip if `dayId` is set, and the actions on them. */
export const useGuestList = (dayId: number | null) => {
  const today = seoulToday(useNow());
  const dispatch = useAppDispatch();
  const { period, state, keyword, page } = useAppSelector(selectGuestFilter);
  // Specification 4: finished trips are requested with today's date.
  const asked = { id: dayId ?? ('' as const), state, date: period === 'past' ? today : period, keyword };
  const list = useGetGuestListQuery({ ...asked, page });
  const actions = useGuestMutations();
  const [updateMemo] = useUpdateGuestMemoMutation();
  // Counts the matches without the other filters, which may hide the guest searched for or the whole list.
  const isEmpty = list.currentData?.totalElements === 0;
  const narrowed = (keyword !== '' || isEmpty) && (state !== '' || period !== 'all');
  const everywhere = useGetGuestListQuery(
    narrowed ? { id: dayId ?? '', state: '', date: 'all', keyword, page: 0 } : skipToken,
  ).currentData;
  // The refund depends on the trip, which is loaded when the cancellation dialog opens.
  const [trip, setTrip] = useState<DayDate | null>(null);
  const day = useGetDayByDateQuery(trip ?? skipToken).currentData;

  // The page may no longer exist, because its last booking was deleted or no longer matches the filter.
  const pages = list.currentData?.totalPages;
  useEffect(() => {
    if (pages !== undefined && page > 0 && page >= pages) dispatch(pageChosen(Math.max(0, pages - 1)));
  }, [pages, page, dispatch]);

  const settle = (answer: { error?: unknown }, done: string, undo?: Undo) =>
    showOutcome(answer.error ? failureText(answer.error) : null, done, undo);
  const act = async (guest: ManagedGuest, action: GuestQuestionKind): Promise<void> => {
    const { id } = guest;
    const back = (undoing: GuestQuestionKind): Undo => ({
      of: `${action}-${id}`,
      onUndo: () => void act(guest, undoing),
    });
    const reopens = day?.date === guest.date && seatsAfterCancel(day, today) === 'reopen the day';
    const answer = await actions.act[action](id);
    if (action === 'complete') settle(answer, guestCopy.paidDone(shownName(guest)), back('unpay'));
    else if (action === 'unpay') settle(answer, guestCopy.unpaid);
    else if (action === 'refund') settle(answer, refunds.marked, back('unrefund'));
    else if (action === 'unrefund') settle(answer, guestCopy.unrefunded);
    else if (action === 'cancel') {
      if (settle(answer, guestCopy.cancelled) && reopens) showToast('info', admin.day.reopened);
    }
    // The row is removed together with the focused button: the focus moves to the start of the page.
    else if (settle(answer, copy.deleted)) focusPage();
  };
  return {
    /** The filters of the list, without the page number. */
    asked,
    list,
    pending: actions.pending,
    /** Number of matches that the other filters hide; 0 if there are none or no other filter is set. */
    elsewhere: list.currentData ? Math.max(0, (everywhere?.totalElements ?? 0) - list.currentData.totalElements) : 0,
    askCancel: ({ date }: ManagedGuest) => setTrip(date),
    ifCancelledOf: (guest: ManagedGuest) =>
      day?.date === guest.date
        ? { ...refundOnCancel(guest, day, today), seats: seatsAfterCancel(day, today) }
        : undefined,
    act,
    saveMemo: async ({ id, memo: seen }: ManagedGuest, memo: string) => {
      const { error } = await updateMemo({ id, memo, seen });
      if (error) return failureText(error);
      showToast('success', guestCopy.memoSaved);
      return null;
    },
  };
};
