import { useState } from 'react';
import type { Refusal } from '../../components/base/form/CheckedForm/useCheckedForm';
import { closeErrorToasts, showToast } from '../../components/base/feedback/Toast/showToast';
import type { Undo } from '../../components/base/feedback/Toast/TakeBack';
import { useStillHere } from '../../components/frame/Page/useStillHere';
import { failureText, refusal } from '../../store/api';

/** The result of a mutation of RTK Query. */
export interface Answer<Data = unknown> {
  data?: Data | undefined;
  error?: unknown;
}

interface Outcome<Data> {
  /** Text of the toast after a success; none by default. */
  done?: string | ((data: Data) => string);
  /** Takes the action back, from its toast. */
  undo?: Undo;
  /** Where a success leads. Not called if the person has left the screen during the request. */
  next?: (data: Data) => void;
  /** What pressing again does, added to a failure that leaves open whether the server has acted. */
  again?: string;
  /** The text of a failure; by default the server's reason. */
  reason?: (error: unknown) => string;
}

interface Failure {
  /** Why the last action failed. */
  text: string | null;
  refusals: readonly Refusal[];
}
const NONE: Failure = { text: null, refusals: [] };
const showInvalid = (reason: string): void => showToast('error', reason);

/** Runs the actions of a screen and reports each outcome: in a toast, and in the form that it belongs to. */
export const useAction = () => {
  const isHere = useStillHere();
  const [failure, setFailure] = useState(NONE);
  return {
    /** Why the last action failed; null while the next one runs. */
    error: failure.text,
    /** Props of a form: refused values at their fields, any other reason above the button. */
    form: {
      refusals: failure.refusals,
      error: failure.refusals.length ? null : failure.text,
      onInvalid: showInvalid,
    },
    /** Clears the reason of the last failure. */
    clear: () => setFailure(NONE),
    /** Waits for the answer of an action and reports it. Returns whether the action succeeded. */
    run: async <Data>(
      asked: Answer<Data> | PromiseLike<Answer<Data>>,
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
      // An answer without an error has data; of some actions they are empty.
      const answered = data as Data;
      if (done !== undefined) showToast('success', typeof done === 'string' ? done : done(answered), undo);
      if (next && isHere()) {
        // What follows contradicts them: a booking is found after its password was mistyped.
        closeErrorToasts();
        next(answered);
      }
      return true;
    },
  };
};
