import { networkText } from '#copy/network';
import { unanswered } from '#copy/unanswered';
import type { Undo } from '#src/components/base/feedback/Toast/TakeBack';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import { failureText, refusal } from '#src/store/api';
import { useAction, type Result } from '#src/features/base/useAction';

/** Null if the state could not be read. */
export type Holds = boolean | null;

/** Refusals after which an earlier attempt or another device may have done the action. */
const MAY_BE_DONE: ReadonlySet<string | undefined> = new Set([
  undefined,
  ...(['CONFLICT', 'NOT_FOUND', 'ALREADY_CANCELLED', 'SAME_DAY'] as const),
]);

const reasonOf = (error: unknown, holds: Holds): string => {
  if (refusal(error)) return failureText(error);
  if (holds === null) return unanswered.unknown;
  return failureText(error) === networkText.offline ? networkText.failed : failureText(error);
};

interface Confirmed<Data> {
  done: string | ((data: Data) => string);
  undo?: Undo;
  next?: (data: Data | null) => void;
  already: string;
  /** Reads the state after a failure, because the action may have succeeded. */
  holds: (error: unknown) => Promise<Holds>;
}

/** Neither a lost response nor the refusal of a finished action is a failure: reads the state and reports it. */
export const useConfirmed = () => {
  const action = useAction();
  const { run } = action;
  return {
    ...action,
    confirm: async <Data>(
      asked: PromiseLike<Result<Data>>,
      { already, holds, done, next, ...outcome }: Confirmed<Data>,
    ): Promise<boolean> => {
      action.clear();
      const result = await asked;
      const { error } = result;
      const isThere = error && MAY_BE_DONE.has(refusal(error)?.code) ? await holds(error) : false;
      if (isThere) {
        showToast('info', already);
        return run<Data | null>({ data: null }, { ...(next && { next }) });
      }
      return run<Data>(result, {
        reason: (failed) => reasonOf(failed, isThere),
        ...outcome,
        done,
        ...(next && { next }),
      });
    },
  };
};
