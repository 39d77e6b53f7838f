import type { DayState, ReserveDay, UpdateDay } from '../../../../contract/day/day.schema';
import type { TripReason } from '../../../../contract/day/tripReason.schema';
import { admin } from '../../../../copy/admin';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText, refusal } from '../../../store/api';
import { useAction } from '../../base/useAction';
import { useChangeDayStateMutation, useUpdateDayMutation } from '../../../store/endpoints/dayActions';
import { useSaveDayMemoMutation } from './endpoints';

const memoFailure = (error: unknown): string =>
  refusal(error) ? admin.day.memoRefused(failureText(error)) : admin.day.memoFailed;

/** The operator's actions on a trip itself: its state and its memo. */
export const useDayWork = (day: ReserveDay) => {
  const [changeDayState, state] = useChangeDayStateMutation();
  const [saveDayMemo, memo] = useSaveDayMemoMutation();
  const [updateDay, facts] = useUpdateDayMutation();
  const ofFacts = useAction();
  const ofState = useAction();
  const ofMemo = useAction();
  return {
    statePending: state.isLoading ? (state.originalArgs?.state ?? null) : null,
    stateError: ofState.error,
    /** Returns whether the request succeeded. `reason` is why a trip is cancelled. */
    changeState: async (requested: DayState, seen: DayState, reason?: TripReason): Promise<boolean> => {
      const answer = await changeDayState({ id: day.id, state: requested, seen, reason });
      const isStillFull = answer.data !== undefined && answer.data !== requested;
      if (isStillFull) showToast('info', admin.day.stillFull);
      return isStillFull || ofState.run(answer, { done: admin.day.changed });
    },
    memoPending: memo.isLoading,
    memoError: ofMemo.error,
    saveMemo: (text: string, isPublic: boolean) =>
      ofMemo.run(saveDayMemo({ id: day.id, memo: text, seen: day.memo, memoPublic: isPublic ? 'Y' : 'N' }), {
        done: admin.day.changed,
        reason: memoFailure,
      }),
    factsPending: facts.isLoading,
    factsForm: ofFacts.form,
    /** Sends only what was changed. */
    saveFacts: async (values: Omit<UpdateDay, 'id'>) => {
      const changed = Object.entries(values).filter(([name, value]) => day[name as keyof typeof values] !== value);
      await ofFacts.run(updateDay({ id: day.id, ...Object.fromEntries(changed) }), { done: admin.day.changed });
    },
  };
};
