import type { DayState, ReserveDay } from '#contract/day/day.schema';
import type { TripReason } from '#contract/day/tripReason.schema';
import { admin } from '#copy/admin';
import type { DayFactValues } from '#src/components/operator/days/DayFactsForm/DayFactsForm';
import { dayState } from '#copy/reserve';
import { unanswered } from '#copy/unanswered';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { failureText, refusal } from '#src/store/api';
import { useAction } from '#src/features/base/useAction';
import { useConfirmed } from '#src/features/operator/actions/useConfirmed';
import { useReadTrip } from '#src/features/operator/actions/useReadTrip';
import { useChangeDayStateMutation, useUpdateDayMutation } from '#src/store/endpoints/dayActions';
import { useSaveDayMemoMutation } from './endpoints';

const memoFailure = (error: unknown): string =>
  refusal(error) ? admin.day.memoRefused(failureText(error)) : admin.day.memoFailed;

export const useDayWork = (day: ReserveDay) => {
  const [changeDayState, state] = useChangeDayStateMutation();
  const [saveDayMemo, memo] = useSaveDayMemoMutation();
  const [updateDay, facts] = useUpdateDayMutation();
  const ofFacts = useAction();
  const ofState = useConfirmed();
  const readTrip = useReadTrip();
  const ofMemo = useAction();
  return {
    statePending: state.isLoading ? (state.originalArgs?.state ?? null) : null,
    stateError: ofState.error,
    changeState: async (requested: DayState, seen: DayState, reason?: TripReason): Promise<boolean> => {
      const result = await changeDayState({ id: day.id, state: requested, seen, reason });
      const isStillFull = result.data !== undefined && result.data !== requested;
      if (isStillFull) showToast('info', admin.day.stillFull);
      if (isStillFull) return true;
      return ofState.confirm(Promise.resolve(result), {
        done: admin.day.changed,
        already: unanswered.dayState(dayState.label[requested]),
        holds: async () => {
          const now = await readTrip(day);
          return now && now.day.state === requested;
        },
      });
    },
    memoPending: memo.isLoading,
    memoError: ofMemo.error,
    saveMemo: (text: string, isPublic: boolean) => {
      const memoPublic = isPublic ? 'Y' : 'N';
      const seen = { seen: day.memo, seenPublic: day.memoPublic };
      return ofMemo.run(
        saveDayMemo({ id: day.id, memo: text, ...seen, ...(memoPublic !== day.memoPublic && { memoPublic }) }),
        { done: admin.day.changed, reason: memoFailure },
      );
    },
    factsPending: facts.isLoading,
    factsForm: ofFacts.form,
    saveFacts: async (values: DayFactValues) => {
      const names = Object.keys(values) as (keyof DayFactValues)[];
      const changed = names.filter((name) => day[name] !== values[name]);
      const of = (facts: DayFactValues): DayFactValues =>
        Object.fromEntries(changed.map((name) => [name, facts[name]]));
      await ofFacts.run(updateDay({ id: day.id, ...of(values), seen: of(day) }), { done: admin.day.changed });
    },
  };
};
