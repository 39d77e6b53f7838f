import type { DepositStatement } from '#contract/booking/booking.schema';
import type { Guest } from '#contract/booking/guest.schema';
import { againText } from '#copy/again';
import { useStillHere } from '#src/components/frame/Page/useStillHere';
import { refusal } from '#src/store/api';
import { depositSaid, useStateDepositMutation } from '#src/store/endpoints/deposit';
import { useAction } from '#src/features/base/useAction';

/** Null without the booking's `key`. */
export const useOwnDeposit = (
  booked: Guest | undefined,
  key: string | undefined,
  onChanged: (now: Partial<Guest>) => void,
) => {
  const [stateDeposit, { isLoading: pending }] = useStateDepositMutation();
  const { run, form } = useAction();
  const isHere = useStillHere();
  if (!booked || !key) return null;
  return {
    pending,
    form,
    say: async (said: Pick<DepositStatement, 'payer' | 'claimed'>): Promise<boolean> => {
      const result = await stateDeposit({ guestId: booked.guestId, key, ...said });
      const isSaid = await run(result, {
        done: depositSaid(said),
        again: againText.claim,
        next: ({ payer, claimedAt, state }) => onChanged({ payer, claimedAt, state }),
      });
      // The operator has confirmed or cancelled it: the account must no longer be shown.
      const { state } = refusal(result.error) ?? {};
      if (state && isHere()) onChanged({ state });
      return isSaid;
    },
  };
};
