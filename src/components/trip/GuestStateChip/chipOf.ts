import { isWithoutDeposit, type Paying } from '#contract/booking/refund.rules';
import type { GuestStateChipProps } from './GuestStateChip';

/** For the visitor. Without a deposit the chip says neither unpaid nor paid. */
export const chipOf = (booking: Paying & { claimedAt?: string | null }): GuestStateChipProps['state'] => {
  if (isWithoutDeposit(booking)) return 'NO_DEPOSIT';
  // A server of an earlier release has no `claimedAt`.
  return booking.state === 'WATTING' && (booking.claimedAt ?? null) !== null ? 'CLAIMED' : booking.state;
};
