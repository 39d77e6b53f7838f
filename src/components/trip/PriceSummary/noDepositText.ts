import { booking } from '../../../../copy/booking';

/**
 * Of a trip or a booking without a deposit: how its fare is paid, or that there is none. `fee` is in 10,000 won; `payRest`
 * is the policy's end of the sentence, null for the usual one.
 */
export const noDepositText = (fee: number, payRest: string | null): string =>
  fee > 0 ? booking.noDeposit(payRest ?? booking.payRest) : booking.free;
