import { useState } from 'react';
import type { Refusal } from '#src/components/base/form/CheckedForm/useCheckedForm';
import { closeErrorToasts, showToast } from '#src/components/base/feedback/Toast/showToast';
import type { Undo } from '#src/components/base/feedback/Toast/TakeBack';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { failureText, refusal } from '#src/store/api';

export interface Result<Data = unknown> {
  data?: Data | undefined;
  error?: unknown;
}

interface Outcome<Data> {
  done?: string | ((data: Data) => string);
  undo?: Undo;
  /** Called after a success, unless the person has left the screen. */
  next?: (data: Data) => void;
  /** Says what a second press does, after a failure that leaves the outcome unknown. */
  again?: string;
  /** The text of a failure; by default the server's reason. */
  reason?: (error: unknown) => string;
}

interface Failure {
  text: string | null;
  refusals: readonly Refusal[];
}
const NONE: Failure = { text: null, refusals: [] };
const showInvalid = (reason: string): void => showToast('error', reason);

export const useAction = () => {
  const isHere = useStillHere();
  const [failure, setFailure] = useState(NONE);
  return {
    error: failure.text,
    /** Field errors at their fields, other reasons above the button. */
    form: {
      refusals: failure.refusals,
      error: failure.refusals.length ? null : failure.text,
      onInvalid: showInvalid,
    },
    clear: () => setFailure(NONE),
    /** Returns whether the action succeeded. */
    run: async <Data>(
      asked: Result<Data> | PromiseLike<Result<Data>>,
      { done, undo, next, again, reason = failureText }: Outcome<Data> = {},
    ): Promise<boolean> => {
      setFailure(NONE);
      const { data, error } = await asked;
      if (error) {
        const text = again !== undefined && refusal(error) === null ? `${reason(error)} ${again}` : reason(error);
        setFailure({ text, refusals: refusal(error)?.errors ?? [] });
        showToast('error', text);
        return false;
      }
      // A result without an error has data, which may be empty.
      const value = data as Data;
      if (done !== undefined) showToast('success', typeof done === 'string' ? done : done(value), undo);
      if (next && isHere()) {
        // The next screen contradicts an earlier error.
        closeErrorToasts();
        next(value);
      }
      return true;
    },
  };
};
