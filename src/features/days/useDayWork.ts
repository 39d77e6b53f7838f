import { useState } from 'react';
import type { DayState, ReserveDay } from '../../../contract/day/day.schema';
import type { Guest } from '../../../contract/guest/guest.schema';
import { admin } from '../../../copy/admin';
import { guest as guestCopy } from '../../../copy/guest';
import { showOutcome } from '../../components/Toast/showOutcome';
import { showToast } from '../../components/Toast/showToast';
import { failureText } from '../../store/api';
import { useCancelGuestMutation, useCompleteGuestMutation } from '../../store/endpoints/guests';
import { useChangeDayStateMutation, useSaveDayMemoMutation } from './endpoints';

const settle = ({ error }: { error?: unknown }, done: string): boolean =>
  showOutcome(error ? failureText(error) : null, done);

export const useDayWork = (day: ReserveDay) => {
  const [changeDayState, state] = useChangeDayStateMutation();
  const [saveDayMemo, memo] = useSaveDayMemoMutation();
  const [complete, completing] = useCompleteGuestMutation();
  const [cancel, cancelling] = useCancelGuestMutation();
  const [memoError, setMemoError] = useState<string | null>(null);

  return {
    statePending: state.isLoading ? (state.originalArgs?.state ?? null) : null,
    changeState: async (requested: DayState) => {
      const answer = await changeDayState({ id: day.id, state: requested });
      if (answer.data && answer.data !== requested) showToast('info', admin.day.stillFull);
      else settle(answer, admin.day.changed);
    },
    memoPending: memo.isLoading,
    memoError,
    saveMemo: async (text: string) => {
      const answer = await saveDayMemo({ id: day.id, memo: text });
      setMemoError(answer.error ? admin.day.memoFailed : null);
      showToast(answer.error ? 'error' : 'success', answer.error ? admin.day.memoFailed : admin.day.changed);
    },
    guestPending: completing.isLoading
      ? { id: completing.originalArgs ?? 0, action: 'complete' as const }
      : cancelling.isLoading
        ? { id: cancelling.originalArgs ?? 0, action: 'cancel' as const }
        : null,
    completeGuest: async (guest: Guest) => settle(await complete(guest.id), guestCopy.changed),
    cancelGuest: async (guest: Guest) => {
      const reopens = day.state === 'COMPLETE';
      if (settle(await cancel(guest.id), guestCopy.cancelled) && reopens) showToast('info', admin.day.reopened);
    },
  };
};
