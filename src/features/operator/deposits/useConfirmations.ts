import { useState } from 'react';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { stillDue } from '#contract/booking/refund.rules';
import { deposits as copy } from '#copy/deposits';
import { unanswered } from '#copy/unanswered';
import { format } from '#copy/format';
import { showToast } from '#src/components/base/feedback/Toast/showToast';
import type { DepositState } from '#src/components/operator/money/DepositMatch/DepositChoice';
import { failureText, refusal } from '#src/store/api';
import { useGuestMutations } from '#src/store/endpoints/guests';
import { useReadGuest } from '#src/features/operator/actions/useReadGuest';

interface Outcomes {
  paid: ReadonlySet<number>;
  failed: ReadonlyMap<number, string>;
  running: number | null;
}
const NONE: Outcomes = { paid: new Set(), failed: new Map(), running: null };

export const useConfirmations = () => {
  const { act } = useGuestMutations();
  const readGuest = useReadGuest();
  const [outcomes, setOutcomes] = useState(NONE);
  const { paid, failed, running } = outcomes;
  const forget = (id: number) =>
    setOutcomes((now) => ({ ...now, paid: new Set([...now.paid].filter((other) => other !== id)) }));

  return {
    pending: running !== null,
    errorOf: (id: number) => failed.get(id),
    reset: () => setOutcomes(NONE),
    stateOf: (guest: ManagedGuest, current: ManagedGuest | undefined): DepositState => {
      if (running === guest.id) return 'pending';
      if (paid.has(guest.id)) return 'paid';
      if (!current || stillDue(current) === 0) return 'gone';
      return stillDue(current) === stillDue(guest) ? 'open' : 'changed';
    },
    /** Stops if the server cannot be reached; the remaining ones stay selected. */
    confirm: async (guests: readonly ManagedGuest[]): Promise<void> => {
      let done = 0;
      for (const guest of guests) {
        const { id } = guest;
        setOutcomes((now) => ({ ...now, running: id }));
        const result = await act.complete({ id, seen: stillDue(guest) });
        const now = result.error && !refusal(result.error) ? await readGuest(id) : 'gone';
        const isPaid = now !== null && now !== 'gone' && now.state === 'COMPLETE' && stillDue(now) === 0;
        const error = isPaid ? undefined : result.error;
        setOutcomes((now) => ({
          running: null,
          paid: error ? now.paid : new Set([...now.paid, id]),
          failed: new Map([...now.failed].filter(([other]) => other !== id)),
        }));
        if (!error) {
          done += 1;
          continue;
        }
        const reason = now === null ? unanswered.unknown : failureText(error);
        setOutcomes((before) => ({ ...before, failed: new Map([...before.failed, [id, reason]]) }));
        if (!refusal(error)) break;
      }
      const rest = guests.length - done;
      if (rest === 0) showToast('success', copy.done(format.cases(done)));
      else if (done === 0) showToast('error', copy.failed(format.cases(rest)));
      else showToast('error', copy.partly(format.cases(done), format.cases(rest)));
    },
    undo: async (id: number): Promise<void> => {
      const { error } = await act.unpay({ id });
      const now = error && !refusal(error) ? await readGuest(id) : 'gone';
      const isUndone = now !== null && now !== 'gone' && now.state === 'WATTING';
      if (!error || isUndone) forget(id);
      else showToast('error', now === null ? unanswered.unknown : failureText(error));
    },
  };
};
