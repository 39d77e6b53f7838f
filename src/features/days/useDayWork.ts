import { useState } from 'react';
import type { DayState, ReserveDay } from '../../../contract/day/day.schema';
import type { Guest } from '../../../contract/guest/guest.schema';
import { admin } from '../../../copy/admin';
import { guest as guestCopy } from '../../../copy/guest';
import { guestList } from '../../../copy/guestList';
import { refunds } from '../../../copy/refunds';
import { showOutcome } from '../../components/Toast/showOutcome';
import { showToast } from '../../components/Toast/showToast';
import { failureText, refusal } from '../../store/api';
import { useGuestMutations } from '../../store/endpoints/guests';
import { useChangeDayStateMutation, useSaveDayMemoMutation } from './endpoints';

const memoFailure = (error: unknown): string =>
  refusal(error) ? admin.day.memoRefused(failureText(error)) : admin.day.memoFailed;

const settle = ({ error }: { error?: unknown }, done: string): boolean =>
  showOutcome(error ? failureText(error) : null, done);

export const useDayWork = (day: ReserveDay) => {
  const [changeDayState, state] = useChangeDayStateMutation();
  const [saveDayMemo, memo] = useSaveDayMemoMutation();
  const guests = useGuestMutations();
  const [memoError, setMemoError] = useState<string | null>(null);

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
    completeGuest: async (guest: Guest) => settle(await guests.complete(guest.id), guestCopy.changed),
    cancelGuest: async (guest: Guest) => {
      const reopens = day.state === 'COMPLETE';
      if (settle(await guests.cancel(guest.id), guestCopy.cancelled) && reopens) showToast('info', admin.day.reopened);
    },
    refundGuest: async (guest: Guest) => settle(await guests.refund(guest.id), refunds.marked),
    deleteGuest: async (guest: Guest) => {
      // The row goes with its button: the focus moves to the day's heading.
      if (settle(await guests.remove(guest.id), guestList.deleted)) document.getElementById('page-title')?.focus();
    },
  };
};
