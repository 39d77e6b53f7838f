import { networkText } from '../../../../copy/network';
import { unanswered } from '../../../../copy/unanswered';
import type { Undo } from '../../../components/base/feedback/Toast/TakeBack';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText, refusal } from '../../../store/api';
import { useAction, type Answer } from '../../base/useAction';

/** Whether what was asked is the case by now; null if that could not be read. */
export type Holds = boolean | null;

/** Refusals of what may have been done already, by an attempt whose answer was lost or on another device. */
const MAY_BE_DONE: ReadonlySet<string | undefined> = new Set([
  undefined,
  ...(['CONFLICT', 'NOT_FOUND', 'ALREADY_CANCELLED', 'SAME_DAY'] as const),
]);

/** The reason of a failure after it was read what is the case: a lost answer says nothing of what the server did. */
const reasonOf = (error: unknown, holds: Holds): string => {
  if (refusal(error)) return failureText(error);
  if (holds === null) return unanswered.unknown;
  return failureText(error) === networkText.offline ? networkText.failed : failureText(error);
};

interface Confirmed<Data> {
  /** Text of the toast after a success. */
  done: string | ((data: Data) => string);
  undo?: Undo;
  /** What follows a success; without data if it is done already. */
  next?: (data: Data | null) => void;
  /** Says that it is done already. */
  already: string;
  /** Reads what is the case after a failure that may have been none. */
  holds: (error: unknown) => Promise<Holds>;
}

/**
 * Runs a confirmed action and reports its outcome. A lost answer is not a failure: what is the case is read, and said. The
 * same where the server refuses what is done already.
 */
export const useConfirmed = () => {
  const { run, ...action } = useAction();
  return {
    ...action,
    confirm: async <Data>(
      asked: PromiseLike<Answer<Data>>,
      { already, holds, done, next, ...outcome }: Confirmed<Data>,
    ): Promise<boolean> => {
      action.clear();
      const answer = await asked;
      const { error } = answer;
      const isThere = error && MAY_BE_DONE.has(refusal(error)?.code) ? await holds(error) : false;
      if (isThere) {
        showToast('info', already);
        return run<Data | null>({ data: null }, { ...(next && { next }) });
      }
      return run<Data>(answer, {
        reason: (failed) => reasonOf(failed, isThere),
        ...outcome,
        done,
        ...(next && { next }),
      });
    },
  };
};
