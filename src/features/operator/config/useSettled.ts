import { useState } from 'react';
import type { Refusal } from '../../../components/base/form/FormCard/useCheckedForm';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText, refusal } from '../../../store/api';

/** Result of the last save of a settings form: validation errors at the fields, any other error above the button. */
export const useSettled = (done: string) => {
  const [failure, setFailure] = useState<{ refusals: readonly Refusal[]; notice: string | null }>({
    refusals: [],
    notice: null,
  });
  return {
    form: { ...failure, onInvalid: (reason: string) => showToast('error', reason) },
    /** Shows the result of a save; returns whether it succeeded. */
    settle: ({ error }: { error?: unknown }): boolean => {
      const text = error ? failureText(error) : null;
      const refusals = refusal(error)?.errors ?? [];
      setFailure({ refusals, notice: refusals.length ? null : text });
      return showOutcome(text, done);
    },
  };
};
