import { foundGuestShape } from '../../../contract/shapes/visitor';
import type { DepositStatement } from '../../../contract/booking/booking.schema';
import type { FoundGuest } from '../../../contract/booking/guest.schema';
import { API, IDEMPOTENCY_HEADER } from '../../../contract/paths';
import { deposit as copy } from '../../../copy/deposit';
import { api, shaped } from '../api';

/** What is said of a deposit, and the key that made the booking, if this page has it. */
type SaidWithKey = DepositStatement & { key?: string };

const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    stateDeposit: build.mutation<FoundGuest, SaidWithKey>({
      responseSchema: shaped(foundGuestShape),
      query: ({ key, ...body }) => ({
        url: API.stateDeposit,
        method: 'POST',
        body,
        ...(key !== undefined && { headers: { [IDEMPOTENCY_HEADER]: key } }),
      }),
    }),
  }),
});
export const { useStateDepositMutation } = depositApi;

/** The text of the toast after a statement. */
export const depositSaid = ({ claimed }: Pick<DepositStatement, 'claimed'>): string => {
  if (claimed === undefined) return copy.nameSaved;
  return claimed === 'Y' ? copy.claimSent : copy.unclaimed;
};
