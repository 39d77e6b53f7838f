import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { refundOnCancel } from '../../../../contract/booking/refund.rules';
import { seoulToday, type DayDate } from '../../../../contract/day/calendar.rules';
import type { ManagedGuest } from '../../../../contract/guest/guest.schema';
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

/** The bookings that the filters leave, of one trip where `dayId` names it, and what is done with them. */
export const useGuestList = (dayId: number | null) => {
  const today = seoulToday(useNow());
  const dispatch = useAppDispatch();
  const { period, state, keyword, page } = useAppSelector(selectGuestFilter);
  // Specification 4: finished trips are asked for by today's date.
  const asked = { id: dayId ?? ('' as const), state, date: period === 'past' ? today : period, keyword };
  const list = useGetGuestListQuery({ ...asked, page });
  const actions = useGuestMutations();
  const [updateMemo] = useUpdateGuestMemoMutation();
  // Whom the keyword names may be hidden by the other filters; and where they leave nothing, what they hide is said.
  const isEmpty = list.currentData?.totalElements === 0;
  const narrowed = (keyword !== '' || isEmpty) && (state !== '' || period !== 'all');
  const everywhere = useGetGuestListQuery(
    narrowed ? { id: dayId ?? '', state: '', date: 'all', keyword, page: 0 } : skipToken,
  ).currentData;
  // What a cancellation owes follows the trip, which is read when the question is asked.
  const [trip, setTrip] = useState<DayDate | null>(null);
  const day = useGetDayByDateQuery(trip ?? skipToken).currentData;

  // The last booking of the last page was deleted or no longer fits the filter.
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
    // The row goes with its button: the focus moves to where the list begins.
    else if (settle(answer, copy.deleted)) focusPage();
  };
  return {
    /** The search behind the list, without its page. */
    asked,
    list,
    pending: actions.pending,
    /** How many more there are outside the other filters; 0 where there is none, or nothing is narrowed. */
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
