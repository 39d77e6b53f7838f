import { useState } from 'react';
import type { Refusal } from '../../../components/base/form/FormCard/useCheckedForm';
import { showOutcome } from '../../../components/base/feedback/Toast/showOutcome';
import { showToast } from '../../../components/base/feedback/Toast/showToast';
import { failureText, refusal } from '../../../store/api';

/** How a settings form hears of its last save: reasons at the fields, everything else above the button. */
export const useSettled = (done: string) => {
  const [failure, setFailure] = useState<{ refusals: readonly Refusal[]; notice: string | null }>({
    refusals: [],
    notice: null,
  });
  return {
    form: { ...failure, onInvalid: (reason: string) => showToast('error', reason) },
    /** Says how a save ended, and answers whether it was done. */
    settle: ({ error }: { error?: unknown }): boolean => {
      const text = error ? failureText(error) : null;
      const refusals = refusal(error)?.errors ?? [];
      setFailure({ refusals, notice: refusals.length ? null : text });
      return showOutcome(text, done);
    },
  };
};
