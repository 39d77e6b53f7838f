import { foundGuestValidator } from '#contract/validators/visitor';
import type { DepositStatement } from '#contract/booking/booking.schema';
import type { FoundGuest } from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import { deposit as copy } from '#copy/deposit';
import { api, postOnce, send } from '../api';

/** `key` is the booking's idempotency key; only the page that made the booking has it. */
type SaidWithKey = DepositStatement & { key?: string };

const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    stateDeposit: build.mutation<FoundGuest, SaidWithKey>(send(postOnce(API.stateDeposit), [], foundGuestValidator)),
  }),
});
export const { useStateDepositMutation } = depositApi;

export const depositSaid = ({ claimed }: Pick<DepositStatement, 'claimed'>): string => {
  if (claimed === undefined) return copy.nameSaved;
  return claimed === 'Y' ? copy.claimSent : copy.unclaimed;
};
