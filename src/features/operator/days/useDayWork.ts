import { useState } from 'react';
import type { DayState, ReserveDay } from '../../../../contract/day/day.schema';
import { seoulToday } from '../../../../contract/day/calendar.rules';
import { seatsAfterCancel } from '../../../../contract/day/day.rules';
import type { ManagedGuest } from '../../../../contract/booking/guest.schema';
import { admin } from '../../../../copy/admin';
import { guest as guestCopy } from '../../../../copy/guest';
import { guestList } from '../../../../copy/guestList';
import { refunds } from '../../../../copy/refunds';
import { shownName, type GuestQuestionKind } from '../../../components/operator/GuestRow/GuestQuestion';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import type { Undo } from '../../../components/base/feedback/Toast/TakeBack';
import { failureText, refusal } from '../../../store/api';
import { useGuestMutations, useUpdateGuestMemoMutation } from '../../../store/endpoints/guests';
import { useNow } from '../../../store/hooks';
import { useChangeDayStateMutation, useSaveDayMemoMutation } from './endpoints';

const memoFailure = (error: unknown): string =>
  refusal(error) ? admin.day.memoRefused(failureText(error)) : admin.day.memoFailed;

const settle = ({ error }: { error?: unknown }, done: string, undo?: Undo): boolean =>
  showOutcome(error ? failureText(error) : null, done, undo);

export const useDayWork = (day: ReserveDay) => {
  const today = seoulToday(useNow());
  const [updateMemo] = useUpdateGuestMemoMutation();
  const [changeDayState, state] = useChangeDayStateMutation();
  const [saveDayMemo, memo] = useSaveDayMemoMutation();
  const guests = useGuestMutations();
  const [memoError, setMemoError] = useState<string | null>(null);

  const act = async (guest: ManagedGuest, action: GuestQuestionKind): Promise<void> => {
    const { id } = guest;
    const back = (undoing: GuestQuestionKind): Undo => ({
      of: `${action}-${id}`,
      onUndo: () => void act(guest, undoing),
    });
    const reopens = seatsAfterCancel(day, today) === 'reopen the day';
    const answer = await guests.act[action](id);
    if (action === 'complete') settle(answer, guestCopy.paidDone(shownName(guest)), back('unpay'));
    else if (action === 'unpay') settle(answer, guestCopy.unpaid);
    else if (action === 'refund') settle(answer, refunds.marked, back('unrefund'));
    else if (action === 'unrefund') settle(answer, guestCopy.unrefunded);
    else if (action === 'cancel') {
      if (settle(answer, guestCopy.cancelled) && reopens) showToast('info', admin.day.reopened);
    }
    // The row is removed together with the focused button: the focus moves to the day's heading.
    else if (settle(answer, guestList.deleted)) document.getElementById('page-title')?.focus();
  };

  return {
    statePending: state.isLoading ? (state.originalArgs?.state ?? null) : null,
    changeState: async (requested: DayState, seen: DayState) => {
      const answer = await changeDayState({ id: day.id, state: requested, seen });
      if (answer.data && answer.data !== requested) showToast('info', admin.day.stillFull);
      else settle(answer, admin.day.changed);
    },
    memoPending: memo.isLoading,
    memoError,
    saveMemo: async (text: string) => {
      const answer = await saveDayMemo({ id: day.id, memo: text, seen: day.memo });
      const failure = answer.error ? memoFailure(answer.error) : null;
      setMemoError(failure);
      showOutcome(failure, admin.day.changed);
    },
    guestPending: guests.pending,
    act,
    saveGuestMemo: async ({ id, memo: seen }: ManagedGuest, text: string) => {
      const { error } = await updateMemo({ id, memo: text, seen });
      if (error) return failureText(error);
      showToast('success', guestCopy.memoSaved);
      return null;
    },
  };
};
